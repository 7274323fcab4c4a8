// Drives a headless Chromium over its debugging pipe, with nothing but Node.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Nothing takes as long as this, on any machine: it is stuck. */
const STUCK_MS = 60_000;

/** Whoever is quick, or has a slow machine, presses what the bot has just taken away: they are told so, and the browser notes it down. */
const isTooLate = ({ text, url }) => text.includes("status of 422") && /\/play\/(press|select)$/.test(url ?? "");

/** Starts a browser; `open` gives pages, `close` ends it. */
export async function launch() {
  const home = mkdtempSync(join(tmpdir(), "playground-page-"));
  const flags = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--no-first-run",
    "--remote-debugging-pipe",
    `--user-data-dir=${home}`,
    "about:blank",
  ];
  // The browser reads its orders from descriptor 3 and answers on 4, each message ended by a zero byte.
  const child = spawn(process.env.CHROMIUM ?? "chromium", flags, {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  // However this script ends, no browser stays behind.
  process.on("exit", () => child.kill());
  const [, , , orders, answers] = child.stdio;
  const waiting = new Map();
  const pages = new Map();
  let last = 0;
  const heard = (text) => {
    const told = JSON.parse(text);
    if (told.id) {
      const { done, failed } = waiting.get(told.id);
      waiting.delete(told.id);
      if (told.error) failed(new Error(told.error.message));
      else done(told.result);
    } else pages.get(told.sessionId)?.(told);
  };
  let rest = "";
  answers.setEncoding("utf8");
  answers.on("data", (chunk) => {
    const pieces = (rest + chunk).split("\0");
    rest = pieces.pop();
    pieces.forEach(heard);
  });
  child.on("exit", () => waiting.forEach(({ failed }) => failed(new Error("the browser ended"))));
  const send = (method, params = {}, sessionId) =>
    new Promise((done, failed) => {
      const stuck = setTimeout(() => failed(new Error(`the browser never answered ${method}`)), STUCK_MS);
      const over = (then) => (what) => {
        clearTimeout(stuck);
        then(what);
      };
      waiting.set(++last, { done: over(done), failed: over(failed) });
      orders.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });
  // What belongs to the browser may write there for a moment longer than itself, behind the back of whoever deletes: it is all
  // deleted anew then, and not only the folder that was not empty.
  const remove = (tries) => {
    try {
      rmSync(home, { recursive: true, force: true });
    } catch (failed) {
      if (tries === 0) throw failed;
      setTimeout(remove, 100, tries - 1);
    }
  };
  const close = () => {
    child.on("exit", () => remove(STUCK_MS / 100));
    child.kill();
  };
  return { close, open: (address, width, scheme) => openPage(send, pages, address, width, scheme) };
}

async function openPage(send, pages, address, width, scheme = "dark") {
  // Several people sit at one browser: each has a window, for a tab behind another is never drawn, and a click or a picture there waits for
  // the next time it is.
  const { targetId } = await send("Target.createTarget", { url: "about:blank", newWindow: true });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const call = (method, params) => send(method, params, sessionId);
  const problems = [];
  pages.set(sessionId, (told) => {
    if (told.method === "Runtime.exceptionThrown")
      problems.push(told.params.exceptionDetails.exception?.description ?? told.params.exceptionDetails.text);
    if (told.method === "Log.entryAdded" && told.params.entry.level === "error" && !isTooLate(told.params.entry))
      problems.push(`${told.params.entry.text} ${told.params.entry.url ?? ""}`);
  });
  await call("Runtime.enable");
  await call("Log.enable");
  await call("Page.enable");
  const size = async (w, h = 900) =>
    call("Emulation.setDeviceMetricsOverride", {
      width: w,
      height: h,
      deviceScaleFactor: 1,
      mobile: w < 500,
    });
  await size(width);
  await call("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  await call("Page.navigate", { url: address });
  const run = async (code) => {
    const { result, exceptionDetails } = await call("Runtime.evaluate", {
      expression: code,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(`${exceptionDetails.exception?.description ?? exceptionDetails.text}\nin: ${code}`);
    return result.value;
  };
  const page = {
    problems,
    size,
    run,
    /** Waits until an expression is true. */
    async until(code, what = code) {
      const end = Date.now() + STUCK_MS;
      while (Date.now() < end) {
        if (await run(`Boolean(${code})`).catch(() => false)) return;
        await new Promise((r) => setTimeout(r, 40));
      }
      const text = await run("document.body.innerText").catch(() => "");
      throw new Error(
        `waited in vain for ${what}\nthe page says:\n${text}\nproblems: ${problems.join("\n")}`,
      );
    },
    async type(text) {
      for (const char of text) await call("Input.dispatchKeyEvent", { type: "char", text: char });
    },
    async key(key) {
      const codes = { Enter: 13, Tab: 9, Escape: 27, ArrowDown: 40, ArrowUp: 38, " ": 32 };
      const text = { Enter: "\r", " ": " " }[key];
      await call("Input.dispatchKeyEvent", {
        type: "keyDown",
        key,
        code: key === " " ? "Space" : key,
        windowsVirtualKeyCode: codes[key],
        text,
      });
      await call("Input.dispatchKeyEvent", {
        type: "keyUp",
        key,
        code: key === " " ? "Space" : key,
        windowsVirtualKeyCode: codes[key],
      });
    },
    /** Clicks with the mouse in the middle of an element, or of its first line. */
    async click(selector) {
      const code = `(() => { const n = ${selector}; n.scrollIntoView({block: "center"}); const r = n.getClientRects()[0] ?? n.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`;
      const [x, y] = await run(code);
      for (const type of ["mousePressed", "mouseReleased"])
        await call("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
    },
    async shot(path) {
      const { data } = await call("Page.captureScreenshot", { format: "png" });
      writeFileSync(path, Buffer.from(data, "base64"));
    },
  };
  await page.until('document.documentElement.dataset.ready === "yes"', "the page to be ready");
  return page;
}

/** An expression for the last button with this label. */
export const button = (label) =>
  `[...document.querySelectorAll("#list button.button, dialog[open] button")].findLast((b) => b.textContent.trim() === ${JSON.stringify(label)})`;

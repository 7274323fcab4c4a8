// Plays an evening on the page in a headless Chromium: `node play.mjs URL FOLDER`. Screenshots go to the folder.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { button, launch } from "./browser.mjs";

const [url, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const shot = (page, name) => page.shot(`${folder}/${name}.png`);
const browser = await launch();
let passed = 0;
let failed = 0;

/** Writes into the command box, as a person would. */
async function command(page, words) {
  await page.run('document.getElementById("write").focus()');
  await page.type(words);
  await page.until('!document.getElementById("suggestions").hidden', "completion");
  await page.key("Enter");
  await page.until('document.querySelector("form.command")', "the command's fields");
}

const wide = (page) => page.run("document.documentElement.scrollWidth - innerWidth");
const focused = 'document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent';

const tests = {
  async "whoever came first lies behind nobody"(ann, bob) {
    for (const page of [ann, bob]) assert.equal(await page.run("document.visibilityState"), "visible");
  },
  async "a command is completed, filled in and answered"(ann) {
    await ann.until('document.querySelector(".nothing")', "an empty channel");
    await ann.run('document.getElementById("write").focus()');
    await ann.type("/ga");
    await ann.until(
      'document.querySelectorAll("#suggestions [role=option]").length === 3',
      "three subcommands",
    );
    await shot(ann, "1-completion");
    await ann.type("me new");
    await ann.key("Enter");
    await ann.until(`${focused} === "seats"`, "the first option has the focus");
    await ann.key("Enter");
    assert.match(await ann.run('document.getElementById("option-about").textContent'), /required/);
    await ann.type("4");
    await ann.run('[...document.querySelectorAll(".add")].find((b) => b.textContent === "+ place").click()');
    await ann.type("mouth");
    await ann.until(
      'document.querySelector(".suggestions.small [role=option]")?.textContent === "Innsmouth"',
      "the bot's suggestion",
    );
    await shot(ann, "2-options");
    await ann.key("Enter");
    await ann.key("Enter");
    await ann.until(button("Join"), "the board");
    await ann.until(
      'document.querySelector(".image img")?.complete && document.querySelector(".image img").naturalWidth === 480',
      "the picture",
    );
    const size = await ann.run(
      '(({ width, height }) => [width, height])(document.querySelector(".image img").getBoundingClientRect())',
    );
    assert.deepEqual(size, [480, 240], "its size is the one that was told beforehand");
    assert.equal(await ann.run('document.querySelector(".image img").alt'), "The track with three cars");
    assert.match(await ann.run('document.querySelector(".reply").textContent'), /Ann used \/game new/);
    await shot(ann, "3-board");
  },
  async "others see presses at once, and hands stay private"(ann, bob) {
    await bob.until(button("Join"), "the board on Bob's page");
    await bob.click(button("Join"));
    await ann.until('document.body.innerText.includes("@Bob took a seat.")', "the edit on Ann's page");
    assert.equal(await ann.run('document.querySelectorAll(".edited").length'), 1);
    await bob.click(button("Your hand"));
    await bob.until('document.querySelector(".ephemeral .select")', "Bob's hand");
    assert.match(await bob.run('document.querySelector(".only-you").textContent'), /Only you can see this/);
    assert.equal(await ann.run('document.querySelectorAll(".ephemeral").length'), 0, "Ann must not see it");
    await bob.run('document.querySelector(".ephemeral .select").focus()');
    for (const key of ["Enter", "Enter", "ArrowDown", " "]) await bob.key(key);
    await shot(bob, "4-hand");
    await bob.key("Escape");
    await bob.until(
      'document.querySelector(".ephemeral .text").innerText.includes("Byakhee, Nitro")',
      "two cards chosen with the keyboard",
    );
    assert.match(await bob.run('document.querySelector(".ephemeral .face").textContent'), /Byakhee.*Nitro/s);
    await bob.run('document.querySelector(".ephemeral .only-you button").click()');
    await bob.until('!document.querySelector(".ephemeral")', "the hand is dismissed");
  },
  async "a form is a dialog"(ann) {
    await ann.click(button("Roll"));
    await ann.until(
      'document.querySelector("dialog[open] input") === document.activeElement',
      "the form has the focus",
    );
    await shot(ann, "5-form");
    await ann.type("6");
    await ann.key("Enter");
    await ann.until('document.body.innerText.includes("You rolled 6 dice.")', "the form's answer");
    await ann.until('!document.querySelector("dialog[open]")', "the form to be gone");
  },
  async "everything a message can hold is drawn"(ann) {
    await command(ann, "/game show");
    await ann.key("Enter");
    await ann.until(button("Primary"), "all components");
    const has = async (selector) =>
      assert.ok(await ann.run(`document.querySelector(${JSON.stringify(selector)}) !== null`), selector);
    for (const s of [
      "strong",
      "em",
      "u",
      "s",
      ".spoiler",
      "code",
      "pre",
      "blockquote",
      ".text ul ul",
      ".text ol",
      ".h1",
      ".subtext",
      'a[href="https://example.com/"]',
      'time[data-style="R"]',
      ".section .thumb img",
      "hr",
      ".button.link",
      ".button:disabled",
      ".gallery[data-count='3']",
    ])
      await has(s);
    assert.match(
      await ann.run('document.querySelector("time[data-style=R]").textContent'),
      /in (2|1) hours?/,
    );
    await ann.run('document.querySelector(".spoiler").click()');
    assert.ok(await ann.run('document.querySelector(".spoiler").classList.contains("shown")'));
    await ann.size(1280, 1700);
    await new Promise((r) => setTimeout(r, 300));
    await shot(ann, "6-everything");
    await ann.size(1280);
  },
  async "thinking is shown, and filled in"(ann) {
    await command(ann, "/slow");
    await ann.run(
      '(() => { const s = document.querySelector("form.command select"); s.value = "true"; s.form.requestSubmit(); })()',
    );
    await ann.until('document.querySelector(".thinking")?.textContent.includes("is thinking")', "thinking");
    await command(ann, "/hurry");
    await ann.key("Enter");
    await ann.until(
      '!document.querySelector(".thinking") && [...document.querySelectorAll("#list .message")].some((m) => m.innerText.includes("Here it is."))',
      "the answer",
    );
    await ann.click('document.querySelector(".image:not(.thumb)")');
    await ann.until(
      'document.querySelector("dialog.picture[open] img")?.naturalWidth > 0',
      "the picture, large",
    );
    await ann.key("Escape");
    await ann.until('!document.querySelector("dialog[open]")');
  },
  async "what gets no answer says so"(ann) {
    await ann.click(button("No answer"));
    await ann.until(
      'document.querySelector(".failure")?.textContent.includes("This interaction failed")',
      "the failed press",
    );
    await command(ann, "/silent");
    await ann.key("Enter");
    await ann.until(
      'document.body.innerText.includes("The application did not respond")',
      "the failed command",
    );
    await shot(ann, "7-failures");
  },
  async "whispers and mentions are counted"(ann, bob) {
    await command(bob, "/whisper");
    await bob.key("Enter");
    await bob.until('document.querySelector(".place.direct .badge")?.textContent === "1"', "the badge");
    await bob.run('document.querySelector(".place.direct").click()');
    await bob.until('document.querySelector("#list em")?.textContent === "it wakes"', "the whisper");
    await bob.until('!document.querySelector(".place.direct .badge")', "the badge to be gone");
    await bob.run('document.querySelector(".place.text").click()');
    await bob.until(button("Join"));
  },
  async "nothing a person writes becomes markup"(ann, bob) {
    const evil =
      '<img src=x onerror="window.evil=1"> [x](javascript:alert(1)) <script>window.evil=1</script>';
    await ann.run('document.getElementById("write").focus()');
    await ann.type(evil);
    await ann.key("Enter");
    await bob.until(
      '[...document.querySelectorAll("#list .text")].some((n) => n.textContent.includes("<script>"))',
      "the text as it is",
    );
    assert.equal(await bob.run("window.evil ?? 0"), 0);
    assert.equal(
      await bob.run(
        'document.querySelectorAll("#list script, #list img[src=x], #list a[href^=javascript]").length',
      ),
      0,
    );
  },
  async "a person's language changes the page and the commands"(ann) {
    await ann.run('document.getElementById("more").open = true');
    await ann.run('document.getElementById("write").focus()');
    await ann.type("/h");
    // What is being written while the language changes is not lost.
    await ann.run(
      '(() => { const s = document.getElementById("locale"); s.value = "es-ES"; s.dispatchEvent(new Event("change")); })()',
    );
    await ann.until('document.getElementById("you-are").textContent === "Eres"', "Spanish");
    assert.equal(await ann.run("document.documentElement.lang"), "es");
    await ann.type("ol");
    assert.equal(await ann.run('document.getElementById("write").value'), "/hol");
    await ann.until(
      'document.querySelector("#suggestions [role=option]")?.textContent.includes("/hola")',
      "the command's Spanish name",
    );
    await ann.key("Escape");
    await shot(ann, "8-spanish");
    await ann.run(
      '(() => { const s = document.getElementById("locale"); s.value = "en-US"; s.dispatchEvent(new Event("change")); })()',
    );
    await ann.until('document.getElementById("you-are").textContent === "You are"', "English again");
  },
  async "one window can be several people"(ann) {
    // Who is meant by a press must be there when it ends, whatever has been heard meanwhile.
    await ann.run('void (window.bob = document.querySelector(".person[data-person=bob]"))');
    await ann.click('document.querySelector(".person[data-person=carmen]")');
    await ann.until(
      'document.querySelector(".person[data-person=carmen]").getAttribute("aria-checked") === "true"',
      "Carmen",
    );
    assert.ok(await ann.run('location.search.includes("as=carmen")'));
    await ann.run('document.getElementById("new-name").value = "Dora"');
    await ann.run('document.getElementById("add").requestSubmit()');
    await ann.until(
      'document.querySelector(".person[data-person=dora]")?.getAttribute("aria-checked") === "true"',
      "Dora, who is new",
    );
    await ann.click('document.querySelector(".person[data-person=ann]")');
    await ann.until(
      'document.querySelector(".person[data-person=ann]").getAttribute("aria-checked") === "true"',
      "Ann again",
    );
    assert.ok(await ann.run("window.bob.isConnected"), "whoever is not meant stays where they are");
  },
  async "it fits a phone, in the dark and in the light"(ann) {
    for (const [width, scheme] of [
      [390, "dark"],
      [360, "light"],
    ]) {
      const phone = await browser.open(`${url}?as=carmen`, width, scheme);
      await phone.until(button("Primary"));
      await phone.until("[...document.images].every((i) => i.complete)");
      assert.ok((await wide(phone)) <= 0, `nothing is wider than ${width} px`);
      await shot(phone, `9-phone-${width}`);
      await phone.run('document.getElementById("list").firstElementChild.scrollIntoView()');
      await new Promise((r) => setTimeout(r, 200));
      await shot(phone, `9-phone-${width}-top`);
      await phone.run('document.getElementById("open-side").click()');
      await new Promise((r) => setTimeout(r, 300));
      await shot(phone, `9-phone-${width}-side`);
      await phone.run('document.querySelector(".place.text").click()');
      await new Promise((r) => setTimeout(r, 300));
      await command(phone, "/game new");
      await shot(phone, `9-phone-${width}-command`);
      assert.ok((await wide(phone)) <= 0);
      assert.deepEqual(phone.problems, []);
    }
    await ann.size(1280);
  },
  async "the reader's place is kept"(ann, bob) {
    const end =
      'Math.abs(document.getElementById("scroll").scrollHeight - document.getElementById("scroll").scrollTop - document.getElementById("scroll").clientHeight) < 5';
    await ann.run('document.getElementById("scroll").scrollTop = 1e9');
    await bob.run('document.getElementById("write").focus()');
    await bob.type("a line and more");
    await bob.key("Enter");
    await ann.until(`document.body.innerText.includes("and more") && ${end}`, "still at the end");
    await ann.run('document.getElementById("scroll").scrollTop = 0');
    await new Promise((r) => setTimeout(r, 100));
    await bob.type("another line");
    await bob.key("Enter");
    await ann.until('document.body.innerText.includes("another line")');
    assert.equal(
      await ann.run('document.getElementById("scroll").scrollTop'),
      0,
      "who reads above is left alone",
    );
  },
  async "every control has a name and can be reached by keyboard"(ann) {
    const nameless = await ann.run(
      `[...document.querySelectorAll("button, a[href], input, select, textarea")].filter((n) => n.checkVisibility() && !(n.getAttribute("aria-label") || n.textContent.trim() || n.labels?.length)).map((n) => n.outerHTML)`,
    );
    assert.deepEqual(nameless, []);
    await ann.run("document.activeElement.blur()");
    const seen = new Set();
    for (let i = 0; i < 12; i++) {
      await ann.key("Tab");
      seen.add(
        await ann.run("document.activeElement.tagName + document.activeElement.textContent.slice(0, 20)"),
      );
    }
    assert.ok(seen.size >= 10, [...seen].join(", "));
    assert.ok(
      await ann.run('getComputedStyle(document.activeElement).outlineStyle !== "none"'),
      "the focus is visible",
    );
  },
};

try {
  const ann = await browser.open(`${url}?as=ann`, 1280);
  const bob = await browser.open(`${url}?as=bob`, 1280);
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test(ann, bob);
      passed++;
      console.log(`ok ${name}`);
    } catch (error) {
      failed++;
      console.log(`FAILED ${name}\n${error.stack}`);
    }
  }
  assert.deepEqual([...ann.problems, ...bob.problems], [], "errors in the browser's console");
} finally {
  browser.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

// Plays part of a race on a telephone and prints how high its messages come out: `node heights.mjs URL FOLDER [BOTS] [LANGUAGE] [TURNS]`.
// One line of JSON: the greatest height of the public message and of the private page, in pixels at 390 wide.

import { mkdirSync } from "node:fs";
import { launch } from "./browser.mjs";

const [url, folder, bots = "3", language = "en", turns = "60"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await launch();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const words = {
  en: { who: "ann", start: "Start", hand: "My hand" },
  es: { who: "carmen", start: "Dar la salida", hand: "Mi mano" },
}[language];

/** The last button or menu on a private page whose id has one of these verbs. */
const verb = (...verbs) =>
  `[...document.querySelectorAll("#list .ephemeral [data-custom-id]")].findLast((n) => !n.disabled && ${JSON.stringify(verbs)}.includes(n.dataset.customId.split(".")[2]))`;
const labelled = (label) =>
  `[...document.querySelectorAll("#list button")].findLast((b) => !b.disabled && b.textContent === ${JSON.stringify(label)})`;
const heights = `[...document.querySelectorAll("#list .message")].map((m) => ({
  high: Math.round((m.querySelector(".parts") ?? m).getBoundingClientRect().height),
  own: m.classList.contains("ephemeral"),
  race: Boolean(m.querySelector('[data-custom-id*=".hand"]')),
  drawn: [...m.querySelectorAll("img")].every((i) => i.complete && i.naturalWidth > 0) && Boolean(m.querySelector(".image img")),
}))`;

const most = { public: 0, private: 0 };

/** Measures what stands there, and keeps a picture of whatever is higher than all before. */
async function measure(page) {
  for (const { high, own, race, drawn } of await page.run(heights)) {
    const which = own ? "private" : "public";
    if (!race || !drawn || high <= most[which]) continue;
    most[which] = high;
    await page.shot(`${folder}/highest-${which}-${bots}-${language}.png`);
  }
}

async function command(page, text) {
  await page.run('document.getElementById("write").focus()');
  await page.type(text);
  await page.until('!document.getElementById("suggestions").hidden', "completion");
  await page.key("Enter");
  await page.until('document.querySelector("form.command")', "the command's fields");
  await page.key("Enter");
}

try {
  const page = await browser.open(`${url}?as=${words.who}`, 390);
  await command(page, "/cthulhu500 new");
  await page.until(labelled(words.start), "the lobby");
  for (let n = 0; n < Number(bots); n++) {
    await page.click('[...document.querySelectorAll("#list [data-custom-id]")].findLast((n) => n.dataset.customId.split(".")[2] === "bot")');
    await pause(1200);
  }
  await page.click(labelled(words.start));
  await page.until(labelled(words.hand), "the race");
  await page.click(labelled(words.hand));
  await page.until('document.querySelector(".ephemeral .image img")', "the hand");
  for (let n = 0; n < Number(turns); n++) {
    await pause(250);
    await measure(page).catch(() => {});
    const press = verb("a", "m");
    if (!(await page.run(`Boolean(${press})`))) continue;
    await measure(page).catch(() => {});
    if (await page.run(`${press}.dataset.customId.split(".")[2] === "m"`)) {
      await page.run(`${press}.focus()`);
      for (const key of ["Enter", "ArrowDown", "Enter"]) await page.key(key);
    } else await page.click(press).catch(() => {});
  }
  await page.shot(`${folder}/last-${bots}-${language}.png`);
} finally {
  browser.close();
}
console.log(JSON.stringify({ width: 390, seats: Number(bots) + 1, language, heights: most }));

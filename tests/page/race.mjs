// Races the real bot on the page, as a newcomer would after `sobremesa play`: `node race.mjs URL FOLDER`. Screenshots go there.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { button, launch } from "./browser.mjs";
import { Person, verb } from "./people.mjs";

/** What only a question about somebody else's move offers. */
const WINDOW = ["wait", "no"];
/** Nothing takes as long as this, on any machine: it is stuck. */
const STUCK_MS = 120_000;

const [url, folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await launch();
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
let passed = 0;
let failed = 0;

const says = (text) => `document.getElementById("list").innerText.includes(${JSON.stringify(text)})`;

/** Takes a picture of the newest messages once everything in them is there. */
async function shot(page, name) {
  await page.until('[...document.images].every((i) => i.complete && i.naturalWidth > 0)', "the pictures");
  await pause(300);
  await page.shot(`${folder}/${name}.png`);
}

const tests = {
  async "a table is opened by a command"(ann) {
    await ann.run('document.getElementById("write").focus()');
    await ann.type("/cthulhu500 new");
    await ann.until('!document.getElementById("suggestions").hidden', "completion");
    await shot(ann, "race-01-completion");
    await ann.key("Enter");
    await ann.until('document.querySelector("form.command")', "the command's fields");
    await shot(ann, "race-02-fields");
    await ann.key("Enter");
    await ann.until(button("Join"), "the lobby");
  },
  async "friends and bots take their seats"(ann, carmen) {
    await carmen.until(button("Join"), "the lobby on Carmen's telephone");
    await carmen.click(button("Join"));
    await ann.until(says("Carmen"), "Carmen's name");
    await ann.click(button("Add a bot"));
    await ann.until(says("3 of 8"), "a bot");
    await ann.click(button("Add a bot"));
    await ann.until(says("4 of 8"), "another bot");
    await shot(ann, "race-03-lobby");
    await shot(carmen, "race-04-lobby-telephone");
    await ann.click(button("Options"));
    await ann.until(button("Quick"), "the options");
    await shot(ann, "race-05-options");
    await ann.click(button("Start"));
    await ann.until(button("My hand"), "the table");
    await shot(ann, "race-06-table");
  },
  async "hands are private, and each in its owner's language"(ann, carmen) {
    for (const page of [ann, carmen]) {
      await page.click(button("My hand"));
      await page.until('document.querySelector(".ephemeral .image img")', "the hand and its picture");
    }
    await carmen.until(says("Actualizar"), "Spanish for Carmen");
    await ann.until(says("Refresh"), "English for Ann");
    assert.equal(await ann.run(says("Actualizar")), false);
    await shot(ann, "race-07-hand");
    await shot(carmen, "race-08-hand-telephone");
  },
  async "a turn is played, a window is answered, and the table changes"(ann, carmen) {
    const people = [new Person("ann", ann, 7, 0), new Person("carmen", carmen, 8, 0)];
    for (const person of people) await person.watch();
    const seen = { turn: false, window: false, asked: 0 };
    // Nobody knows when a card will be laid that others may answer: whoever holds one is asked some time in a race.
    let answered = Date.now();
    while (!(seen.turn && seen.window && seen.asked > 8)) {
      for (const person of people) {
        const messages = await person.look();
        assert.ok(!messages.some((m) => m.presses.some((p) => verb(p) === "again")), `a whole race, and only ${JSON.stringify(seen)}`);
        const question = person.question(messages);
        if (!question) {
          await person.comeBack(messages);
          continue;
        }
        const window = question.page.presses.some((p) => WINDOW.includes(verb(p)));
        const turn = await person.page.run(`${says("Your turn")} || ${says("Tu turno")}`);
        if (turn && !seen.turn) await shot(person.page, `race-09-turn-${person.name}`);
        if (window && !seen.window) await shot(person.page, `race-10-window-${person.name}`);
        if (!(await person.answer(messages))) continue;
        seen.asked++;
        seen.turn ||= turn;
        seen.window ||= window;
        answered = Date.now();
      }
      if (Date.now() - answered > STUCK_MS) throw new Error(`nobody is asked anything any more: ${JSON.stringify(seen)}`);
      await pause(100);
    }
    await shot(ann, "race-11-table-later");
    await shot(carmen, "race-12-table-telephone");
  },
  async "the other pages can be read on a telephone"(ann, carmen) {
    // A button may move under the finger while the race goes on: it is pressed until what it opens is there.
    for (const [label, name, opens] of [
      ["More", "13-more", button("Historia")],
      ["Historia", "14-log", `${says("La partida: página")} || ${says("Lo nuevo desde")}`],
      ["My hand", "15-hand", button("Órdenes")],
    ]) {
      let open = false;
      for (let tries = 0; tries < 20 && !open; tries++) {
        await carmen.until(button(label), label);
        await carmen.click(button(label));
        await pause(600);
        open = await carmen.run(`Boolean(${opens})`);
      }
      assert.ok(open, `${label} opens nothing`);
      await shot(carmen, `race-${name}`);
    }
    await carmen.click(button("Órdenes"));
    await carmen.until(says("Tus órdenes permanentes"), "the orders");
    await shot(carmen, "race-16-orders");
    assert.ok((await carmen.run("document.documentElement.scrollWidth - innerWidth")) <= 0, "nothing to scroll sideways");
    for (const words of ["help", "rules", "settings", "stats"]) {
      await carmen.run('document.getElementById("write").focus()');
      await carmen.type(`/cthulhu500 ${words}`);
      await carmen.until('!document.getElementById("suggestions").hidden', "completion");
      await carmen.key("Enter");
      await carmen.until('document.querySelector("form.command")', "the command's fields");
      const before = await carmen.run('document.querySelectorAll(".ephemeral").length');
      await carmen.key("Enter");
      await carmen.until(`document.querySelectorAll(".ephemeral").length > ${before}`, words);
      await shot(carmen, `race-17-${words}`);
    }
  },
  async "a first race waits in the direct messages"(ann, carmen) {
    for (const [page, name, words] of [
      [ann, "ann", "First race"],
      [carmen, "carmen-telephone", "Primera carrera"],
    ]) {
      await page.run('document.getElementById("write").focus()');
      await page.type("/cthulhu500 help");
      await page.key("Enter");
      await page.until('document.querySelector("form.command")', "the command's fields");
      await page.key("Enter");
      await page.until(button(words), "help");
      await page.click(button(words));
      const link = 'document.querySelector(\'.ephemeral a[href*="/@me/"]\')';
      await page.until(link, "the way to the race");
      await page.click(link);
      await page.until(says("🎓"), "the welcome");
      await page.until(`${says("place on the grid")} || ${says("parrilla")} || ${says("opening bids")}`, "the table");
      await shot(page, `race-18-first-${name}`);
      await page.until(`${says("🎓 Give")} || ${says("🎓 Entreg")}`, "hand and advice on the table itself");
      await shot(page, `race-18-lesson-${name}`);
    }
  },
};

try {
  const ann = await browser.open(`${url}?as=ann`, 1000);
  const carmen = await browser.open(`${url}?as=carmen`, 390);
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test(ann, carmen);
      passed++;
      console.log(`ok ${name}`);
    } catch (error) {
      failed++;
      await ann.shot(`${folder}/race-failed-ann.png`);
      await carmen.shot(`${folder}/race-failed-carmen.png`);
      console.log(`FAILED ${name}\n${error.stack}`);
    }
  }
  assert.deepEqual([...ann.problems, ...carmen.problems], [], "errors in the browser's console");
} finally {
  browser.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

// People spend an evening on the page: `node evening.mjs NAME=URL,RECORD ...`, with a playground for each of the tables below. Prints one
// line of JSON, and fails where people are asked too much, where a page is too high for a telephone, or where one says what is not so.
// It never fails for time.

import { mkdirSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { launch } from "./browser.mjs";
import { Person, verb } from "./people.mjs";
import { Witness } from "./witness.mjs";

/** A telephone. */
const WIDE = 390;
/** High enough for a picture of a whole message. */
const HIGH = 1_500;
/** A page may say for so long what is not so any more, on a machine that has nothing else to do. */
const PATIENCE_MS = 2_000;
/** After so long without a change everybody waits for the clock. */
const STILL_MS = 1_300;
/** Nothing takes as long as this, on any machine: it is stuck. */
const STUCK_MS = 120_000;
/** Longer than any window lasts. */
const WINDOW_MS = 7_000;

const TABLES = {
  "1+3": { people: ["ann"], bots: 3 },
  "2+2": { people: ["bob", "carmen"], bots: 2, preset: 1 },
  "1+7": { people: ["ann"], bots: 7, answers: 30 },
};
const TARGETS = { answers_per_own_turn: 3.5, high: 700, high_of_8: 900 };

const shots = process.env.SHOTS ?? "target/shots";
mkdirSync(shots, { recursive: true });
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
/** How much slower this machine is for what others do on it: the most that was seen. */
let busy = 1;
const feel = () => {
  busy = Math.max(busy, loadavg()[0] / availableParallelism());
};
const read = (file) => readFileSync(file, "utf8").trim().split("\n").filter(Boolean).map((line) => JSON.parse(line));

class Table {
  constructor(name, url, record) {
    Object.assign(this, { name, url, record, ...TABLES[name] });
    this.high = { public: 0, private: 0, result: 0 };
    this.moved = Date.now();
  }

  /** Everybody sits down, and the race begins. */
  async begin(browser) {
    this.all = [];
    this.witnesses = [];
    for (const [at, name] of this.people.entries()) {
      const page = await browser.open(`${this.url}?as=${name}`, WIDE);
      await page.size(WIDE, HIGH);
      const person = new Person(name, page, 7 + at);
      await person.watch();
      this.all.push(person);
      const witness = new Witness(this.url, name);
      await witness.begin();
      this.witnesses.push(witness);
    }
    const [host, ...others] = this.all;
    await host.type("/cthulhu500 new");
    for (const person of others) await person.press("join");
    if (this.preset) {
      await host.press("options");
      await host.pressEnding(`.preset.${this.preset}`);
    }
    for (let n = 0; n < this.bots; n++) {
      await host.press("bot");
      const seats = new RegExp(`\\b${this.people.length + n + 1}\\b.*\\b8\\b`);
      await host.page.until(`${seats}.test(document.getElementById("list").innerText)`, "one more bot");
    }
    await host.press("start");
    for (const person of this.all) await person.press("hand");
  }

  /** Measures what stands there, and keeps a picture of whatever is higher than all before. */
  async measure(person, messages) {
    for (const message of messages.filter((m) => m.drawn && !m.open && m.presses.length)) {
      const over = message.presses.some((p) => verb(p) === "again");
      const running = message.presses.some((p) => ["hand", "orders"].includes(verb(p)));
      const which = over ? "result" : message.own ? "private" : "public";
      if (!(over || running) || message.high <= this.high[which]) continue;
      this.high[which] = message.high;
      await person.page.shot(`${shots}/evening-${this.name}-highest-${which}.png`);
    }
  }

  /** Everybody answers what they are asked, until it is over or there have been enough answers. */
  async play() {
    const enough = () => this.answers && this.all.some((person) => person.answers >= this.answers);
    for (let over = false; !over && !enough(); ) {
      let answered = false;
      for (const person of this.all) {
        const messages = await person.look();
        await this.measure(person, messages);
        over ||= messages.some((m) => m.drawn && m.presses.some((p) => verb(p) === "again"));
        if (!over) answered = (await person.comeBack(messages)) || (await person.answer(messages)) || answered;
      }
      if (!answered) await this.wait();
    }
    for (const person of this.all) await this.measure(person, await person.look());
  }

  /** Nobody is asked anything: where nothing has moved for a while, the clock may go on. */
  async wait() {
    feel();
    const last = Math.max(...this.witnesses.map((w) => w.last));
    if (last > this.moved) this.moved = last;
    if (Date.now() - this.moved > STUCK_MS) throw new Error(`nothing happens any more at the table of ${this.name}`);
    if (Date.now() - Math.max(last, this.skipped ?? 0) > STILL_MS) {
      await fetch(new URL("play/faults", this.url), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ skip_ms: WINDOW_MS }),
      });
      this.skipped = Date.now();
    }
    await pause(50);
  }

  report() {
    const record = read(this.record);
    const last = record.at(-1);
    const turns = this.witnesses.reduce((sum, w) => sum + last.own_turns[w.id], 0);
    const sum = (what) => this.all.reduce((all, person) => all + what(person), 0);
    const answers = sum((person) => person.answers);
    const [first] = this.witnesses;
    const stale = this.witnesses.flatMap((w) => w.stale(record, PATIENCE_MS * busy));
    if (stale.length) console.error(this.name, JSON.stringify(stale));
    return {
      turns: last.turns,
      own_turns: turns,
      answers,
      answers_per_own_turn: Number((answers / turns).toFixed(2)),
      stale_ms: Math.max(0, ...this.witnesses.flatMap((w) => w.stale(record, 0)).map((one) => one.for)),
      questions: sum((person) => person.asked.size),
      single_answer_questions: sum((person) => [...person.asked.values()].filter(Boolean).length),
      heights: this.high,
      public_messages: first.posted.size,
      edits: first.edits,
      direct_messages: this.witnesses.reduce((all, w) => all + w.letters.size, 0),
      pings: this.witnesses.reduce((all, w) => all + w.pings.size, 0),
      stale_pages: stale.length,
      seconds: Math.round((last.ms - record[0].ms) / 1000),
    };
  }
}

const tables = process.argv.slice(2).map((arg) => {
  const [, name, url, record] = arg.match(/^([^=]+)=([^,]+),(.+)$/);
  return new Table(name, url, record);
});
const browser = await launch();
try {
  await Promise.all(
    tables.map(async (table) => {
      try {
        await table.begin(browser);
        await table.play();
        console.error(table.name, JSON.stringify(table.report()));
      } catch (error) {
        for (const person of table.all ?? []) await person.page.shot(`${shots}/evening-failed-${table.name}-${person.name}.png`);
        throw error;
      }
    }),
  );
  const problems = tables.flatMap((table) => table.all.flatMap((person) => person.page.problems));
  if (problems.length) throw new Error(`errors in the browser's console:\n${problems.join("\n")}`);
} finally {
  tables.forEach((table) => table.witnesses?.forEach((witness) => witness.stop.abort()));
  browser.close();
}

const races = Object.fromEntries(tables.map((table) => [table.name, table.report()]));
const whole = tables.filter((table) => !table.answers).map((table) => races[table.name]);
const sum = (what) => Object.values(races).reduce((all, race) => all + race[what], 0);
const total = (what) => whole.reduce((all, race) => all + race[what], 0);
const most = (what) => Math.max(...whole.map(what));
const of8 = tables.filter((table) => table.answers).map((table) => table.high);
const evening = {
  answers_per_own_turn: Number((total("answers") / total("own_turns")).toFixed(2)),
  single_answer_questions: sum("single_answer_questions"),
  heights: {
    public: most((race) => race.heights.public),
    private: most((race) => race.heights.private),
    result: most((race) => race.heights.result),
    public_of_8: Math.max(0, ...of8.map((high) => high.public)),
    private_of_8: Math.max(0, ...of8.map((high) => high.private)),
  },
  public_messages: sum("public_messages"),
  edits: sum("edits"),
  direct_messages: sum("direct_messages"),
  pings: sum("pings"),
  stale_pages: sum("stale_pages"),
  patience_ms: Math.round(PATIENCE_MS * busy),
  races,
};
console.log(JSON.stringify(evening));

const { heights } = evening;
const failures = [
  evening.answers_per_own_turn > TARGETS.answers_per_own_turn && "people are asked too often",
  evening.single_answer_questions > 0 && "people are asked where there is nothing to choose",
  heights.public > TARGETS.high && "the table is too high for a telephone",
  heights.private > TARGETS.high && "somebody's own page is too high for a telephone",
  heights.public_of_8 > TARGETS.high_of_8 && "the table of eight is too high for a telephone",
  heights.private_of_8 > TARGETS.high_of_8 && "somebody's own page at a table of eight is too high for a telephone",
  evening.stale_pages > 0 && "a page said what was not so",
  whole.some((race) => race.own_turns < 4) && "that was no race",
].filter(Boolean);
failures.forEach((failure) => console.error(`FAILED: ${failure}`));
process.exitCode = failures.length ? 1 : 0;

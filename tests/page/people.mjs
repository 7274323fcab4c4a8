// Somebody who sits before the page and presses what it offers: nothing is known of the game but what buttons say they do.

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Numbers between 0 and 1 that are the same in every run. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What stands on the page: of each message whose it is, how high, what can be pressed. */
const LOOK = `[...document.querySelectorAll("#list .message")].map((m) => ({
  id: m.dataset.id,
  own: m.classList.contains("ephemeral"),
  high: Math.round(m.querySelector(".parts")?.getBoundingClientRect().height ?? 0),
  drawn: [...m.querySelectorAll("img")].every((i) => i.complete && i.naturalWidth > 0),
  // Discord lays the list of a menu over the page: a page is no higher for it.
  open: Boolean(m.querySelector(".options:not([hidden])")),
  busy: Boolean(m.querySelector(".parts.busy")),
  presses: [...m.querySelectorAll("[data-custom-id]")].filter((n) => !n.disabled).map((n) => ({
    id: n.dataset.customId,
    main: n.classList.contains("primary"),
    values: [...n.parentElement.querySelectorAll(":scope > .options > [data-value]")].map((o) => o.dataset.value),
  })),
}))`;

export const verb = (press) => press.id.split(".")[2];
const numbers = (press) => press.id.split(".").slice(3).map(Number);
/** What answers a question: a button, a menu, a set that is complete. */
const ANSWERS = ["a", "m", "sure"];

/** Where a button stands, for the mouse. */
const pressed = (id) =>
  `[...document.querySelectorAll("#list [data-custom-id]")].findLast((n) => !n.disabled && n.dataset.customId === ${JSON.stringify(id)})`;
const offered = (...verbs) =>
  `[...document.querySelectorAll("#list [data-custom-id]")].findLast((n) => !n.disabled && ${JSON.stringify(verbs)}.includes(n.dataset.customId.split(".")[2]))`;

export class Person {
  /** Somebody before a page that is open, whose dice decide what they do, and who lets such a share of windows go by. */
  constructor(name, page, seed, lets = 0.6) {
    Object.assign(this, { name, page, random: dice(seed), lets, answers: 0, asked: new Map(), missed: 0 });
  }

  /** Notices from now on what is truly pressed: a button may be edited away, or move, under the finger. */
  async watch() {
    await this.page.run(`addEventListener("click", ({ target }) => {
      window.hit = target.closest("[data-custom-id]")?.dataset.customId
        ?? target.closest(".dropdown")?.querySelector("[data-custom-id]").dataset.customId;
    }, true)`);
  }

  async look() {
    return this.page.run(LOOK);
  }

  async offers(...verbs) {
    return this.page.run(`Boolean(${offered(...verbs)})`);
  }

  /** Presses whatever does this, once it is there. */
  async press(...verbs) {
    await this.pressButton(offered(...verbs), verbs);
  }

  /** Presses the button whose id ends like this, once it is there. */
  async pressEnding(end) {
    const button = `[...document.querySelectorAll("#list [data-custom-id]")].findLast((n) => !n.disabled && n.dataset.customId.endsWith(${JSON.stringify(end)}))`;
    await this.pressButton(button, end);
  }

  async pressButton(button, what) {
    for (let tries = 0; tries < 20; tries++) {
      await this.page.until(button, `${this.name} can press ${what}`);
      const id = await this.page.run(`${button}?.dataset.customId`);
      if (id && (await this.hit({ id, values: [] }))) return;
      await pause(100);
    }
    throw new Error(`${this.name} cannot press ${what}`);
  }

  /** Opens their page again where it has ended, or was never opened, if that can still be done: a race may end at any moment. */
  async comeBack(messages) {
    const follows = messages.some((m) => m.own && m.presses.some((p) => verb(p) === "orders"));
    const opens = messages.flatMap((m) => m.presses).findLast((p) => verb(p) === "hand");
    if (follows || messages.some((m) => m.busy) || !opens || !(await this.hit(opens))) return false;
    await pause(300);
    return true;
  }

  async type(text) {
    await this.page.run('document.getElementById("write").focus()');
    await this.page.type(text);
    await this.page.until('!document.getElementById("suggestions").hidden', "completion");
    await this.page.key("Enter");
    await this.page.until('document.querySelector("form.command")', "the command's fields");
    await this.page.key("Enter");
  }

  /** What they are asked on their own page, if anything; they notice how many answers there are. */
  question(messages) {
    const page = messages.findLast((m) => m.own && m.presses.some((p) => ANSWERS.includes(verb(p)) || verb(p) === "mark"));
    if (!page || page.busy) return null;
    const answers = page.presses.filter((p) => ANSWERS.includes(verb(p)));
    const [number, choices] = numbers(answers.find((p) => verb(p) === "a") ?? page.presses.find((p) => verb(p) === "m") ?? answers[0] ?? page.presses[0]);
    const sets = page.presses.some((p) => ["mark", "sure"].includes(verb(p)));
    if (answers.length) this.asked.set(number, choices === 1 && !sets);
    return { page, answers, brief: page.presses.some((p) => verb(p) === "wait") };
  }

  /** Answers what they are asked. False where they are asked nothing, or are content with what happens by itself. */
  async answer(messages) {
    const asked = this.question(messages);
    if (!asked?.answers.length) return false;
    const number = numbers(asked.answers[0])[0];
    if (this.letting === number) return false;
    // One roll of the dice for each question: however often it is looked at, it is answered in the same way.
    if (asked.brief && this.random() < this.lets) {
      this.letting = number;
      return false;
    }
    this.letting = null;
    const main = asked.answers.filter((p) => p.main);
    const from = main.length && this.random() < 0.75 ? main : asked.answers;
    const press = from[Math.floor(this.random() * from.length)];
    const before = this.state(asked.page);
    if (!(await this.hit(press))) return false;
    if (!(await this.changed(asked.page.id, before))) return this.again();
    this.answers += 1;
    this.missed = 0;
    return true;
  }

  /** Presses a button, or chooses in a menu. False where it was gone, or not where it had been. */
  async hit(press) {
    await this.page.run("window.hit = null");
    const done = press.values.length ? this.choose(press) : this.page.click(pressed(press.id));
    const there = await done.then(() => true, () => false);
    return there && (await this.page.run("window.hit")) === press.id;
  }

  /** Nothing came of a press: it is tried again as often as anybody would. */
  async again() {
    this.missed += 1;
    if (this.missed < 3) return false;
    throw new Error(`${this.name} presses, and nothing comes of it:\n${await this.page.run("document.body.innerText")}`);
  }

  /** Chooses in a menu, with the mouse. */
  async choose(menu) {
    const value = menu.values[Math.floor(this.random() * menu.values.length)];
    const opener = pressed(menu.id);
    await this.page.click(opener);
    await this.page.click(`${opener}.parentElement.querySelector('.options > [data-value="${value}"]')`);
  }

  state(message) {
    return JSON.stringify(message?.presses);
  }

  /** Waits until a message has other buttons, or is gone. */
  async changed(id, before) {
    const end = Date.now() + 10_000;
    while (Date.now() < end) {
      const now = (await this.look()).find((m) => m.id === id);
      if (!now?.busy && this.state(now) !== before) return true;
      await pause(30);
    }
    return false;
  }
}

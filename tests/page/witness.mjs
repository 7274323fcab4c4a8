// Watches what the playground delivers, and holds it against what was saved.

import { createHash } from "node:crypto";

const GALLERY = 12;

/** What a message says from its heading on, and every button: the same as `sobremesa play --record` writes down of what is saved. */
function hash(parts) {
  let all = "";
  const say = (part) => {
    if (Array.isArray(part)) part.forEach(say);
    else if (part && part.type !== GALLERY) {
      for (const name of ["content", "custom_id", "label", "value"])
        if (typeof part[name] === "string") all += `${part[name]}\n`;
      for (const name of ["components", "options"]) say(part[name]);
    }
  };
  say(parts);
  const from = Math.max(all.indexOf("### "), 0);
  return createHash("sha256").update(all.slice(from)).digest("hex");
}

/** Everything that one person is shown, as it comes. */
export class Witness {
  constructor(url, who) {
    Object.assign(this, { url, who, posted: new Set(), letters: new Set(), pings: new Set(), edits: 0 });
    /** When which message of their own began to say what. */
    this.own = [];
    this.last = Date.now();
    this.stop = new AbortController();
  }

  /** Begins to listen; comes back when it does. */
  async begin() {
    const people = await (await fetch(new URL("play/people", this.url))).json();
    this.id = people.find((p) => p.name === this.who).id;
    const state = await (await fetch(new URL(`play/state?as=${this.who}`, this.url))).json();
    this.bot = state.bot.id;
    this.channels = state.channels;
    const stream = await fetch(new URL(`play/events?as=${this.who}`, this.url), { signal: this.stop.signal });
    this.listen(stream.body).catch(() => {});
  }

  async listen(body) {
    let rest = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const pieces = (rest + chunk).split("\n");
      rest = pieces.pop();
      for (const piece of pieces) if (piece.startsWith("data:")) this.hear(JSON.parse(piece.slice(5)));
    }
  }

  hear(event) {
    const ms = Date.now();
    if (event.kind === "gone") {
      this.last = ms;
      this.own.push({ ms, message: event.message, says: null });
    }
    if (event.kind !== "message" || event.message.author.id !== this.bot) return;
    this.last = ms;
    const { message } = event;
    if (message.play.ephemeral) this.own.push({ ms, message: message.id, says: this.said(message) });
    else this.count(message);
  }

  count(message) {
    const channel = this.channels.find((c) => c.id === message.channel_id);
    if (!channel || channel.kind === "direct") this.letters.add(message.id);
    else if (this.posted.has(message.id)) this.edits += 1;
    else this.posted.add(message.id);
    if (message.play.pings_me) this.pings.add(message.id);
  }

  /** What their page beside the table says; nothing, where a message is something else. */
  said(message) {
    const all = JSON.stringify(message.components);
    const page = all.includes('"### ') && /"c5\.\d+\.orders/.test(all);
    return page ? hash(message.components) : null;
  }

  /**
   * Moments at which their page said for longer than `patience` what was not saved any more: from the end of what it says, or from when
   * it began to say so, whichever is later.
   */
  stale(record, patience) {
    const truth = record.map((line) => ({ ms: line.ms, says: line.pages[this.id] ?? null }));
    const moments = [];
    for (const message of new Set(this.own.map((one) => one.message))) {
      const shown = this.own.filter((one) => one.message === message);
      shown.forEach(({ ms, says }, at) => {
        const until = shown[at + 1]?.ms ?? truth.at(-1).ms;
        if (says) moments.push(...lies(truth, says, ms, until, patience));
      });
    }
    return moments.map((moment) => ({ who: this.who, ...moment }));
  }
}

/** Where what is said between two moments is not true for longer than `patience`. */
function lies(truth, says, from, until, patience) {
  const moments = [];
  let since = from;
  let open = false;
  const end = (ms) => {
    if (open && ms - since > patience) moments.push({ at: since, for: ms - since });
  };
  truth.forEach((one, at) => {
    const next = truth[at + 1]?.ms ?? Infinity;
    // A race that is over asks nobody anything: its pages are not looked at.
    if (next <= from || one.ms >= until || one.says === null) return;
    const begins = Math.max(one.ms, from);
    if (one.says === says) {
      end(begins);
      open = false;
    } else if (!open) {
      open = true;
      since = begins;
    }
  });
  end(Math.min(until, truth.at(-1).ms));
  return moments;
}

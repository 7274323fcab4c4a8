// A list of things to pick from while one types: commands, or what the bot suggests.

import { el } from "./dom.js";

/** Worked with the arrow keys while the focus stays in the field. */
export class Picker {
  constructor(list, input, pick) {
    this.list = list;
    this.input = input;
    this.pick = pick;
    this.at = 0;
  }

  show(entries, none) {
    this.entries = entries;
    this.at = 0;
    const draw = (e, i) =>
      el(
        "div",
        {
          class: "option",
          role: "option",
          id: `${this.list.id}-${i}`,
          onpointerdown: (event) => {
            event.preventDefault();
            this.choose(i);
          },
        },
        el(
          "span",
          { class: "grow" },
          el(
            "span",
            { class: "name" },
            e.name,
            e.extra ? el("span", { class: "extra" }, ` ${e.extra}`) : null,
          ),
          e.about ? el("span", { class: "about" }, e.about) : null,
        ),
      );
    this.list.replaceChildren(...(entries.length ? entries.map(draw) : [el("p", { class: "none" }, none)]));
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.mark();
  }

  hide() {
    this.list.hidden = true;
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  mark() {
    [...this.list.children].forEach((node, i) => node.setAttribute("aria-selected", String(i === this.at)));
    const node = this.list.children[this.at];
    if (this.entries.length) this.input.setAttribute("aria-activedescendant", node.id);
    node?.scrollIntoView({ block: "nearest" });
  }

  choose(i) {
    const entry = this.entries[i]?.entry;
    this.hide();
    if (entry !== undefined) this.pick(entry);
  }

  /** Takes the keys that belong to the list; true if it took this one. */
  key(event) {
    if (this.list.hidden) return false;
    const count = this.entries.length;
    if (event.key === "ArrowDown") this.at = (this.at + 1) % Math.max(count, 1);
    else if (event.key === "ArrowUp") this.at = (this.at + count - 1) % Math.max(count, 1);
    else if (event.key === "Escape") {
      event.preventDefault();
      this.hide();
      return true;
    } else if ((event.key === "Enter" || event.key === "Tab") && count && !event.shiftKey) {
      event.preventDefault();
      this.choose(this.at);
      return true;
    } else return false;
    event.preventDefault();
    this.mark();
    return true;
  }
}

// A select of a message: a button, and a list of options that opens below it.

import { avatar, el } from "./dom.js";
import { t } from "./words.js";

/** For one choice it sends at once; for several when it is closed, if anything changed. */
export class Dropdown {
  constructor(part, options, use) {
    this.part = part;
    this.options = options;
    this.use = use;
    this.many = part.max_values > 1;
    this.before = options.filter((o) => o.default).map((o) => o.value);
    this.chosen = new Set(this.before);
    this.face = el("span", { class: "face" });
    this.list = this.drawList();
    this.opener = this.drawOpener();
    this.root = el("div", { class: "dropdown", onkeydown: (e) => this.key(e) }, this.opener, this.list);
    this.outside = (event) => {
      // If the message was edited meanwhile, this list is gone from the page and must not send anything.
      if (!this.root.isConnected) document.removeEventListener("pointerdown", this.outside, true);
      else if (!this.root.contains(event.target)) this.leave();
    };
    this.paint();
  }

  drawOpener() {
    const attributes = {
      type: "button",
      class: "select",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": this.list.id,
      disabled: this.part.disabled,
      "data-custom-id": this.part.custom_id,
      onclick: () => (this.list.hidden ? this.open() : this.leave()),
    };
    return el("button", attributes, this.face, el("span", { class: "arrow", "aria-hidden": "true" }, "▾"));
  }

  drawList() {
    const attributes = {
      class: "options",
      role: "listbox",
      id: `list-${Math.random().toString(36).slice(2)}`,
      "aria-multiselectable": this.many ? "true" : null,
      "aria-label": this.part.placeholder ?? t("choose"),
      hidden: true,
    };
    const list = el(
      "div",
      attributes,
      this.options.map((o) => this.drawOption(o)),
    );
    if (this.many) {
      const { min_values: least, max_values: most } = this.part;
      const words = least ? t("chooseCount", least, most) : t("chooseUpTo", most);
      const done = { type: "button", class: "button primary small", onclick: () => this.send() };
      list.append(el("div", { class: "foot" }, el("span", {}, words), el("button", done, t("done"))));
    }
    return list;
  }

  drawOption(option) {
    const attributes = {
      class: "option",
      role: "option",
      tabindex: "-1",
      "data-value": option.value,
      onclick: () => this.toggle(option.value),
    };
    const about = option.description ? el("span", { class: "about" }, option.description) : null;
    return el(
      "div",
      attributes,
      option.picture ? avatar(option.picture, "small") : null,
      option.emoji ? el("span", { class: "emoji" }, option.emoji.name) : null,
      el("span", { class: "grow" }, el("span", { class: "name" }, option.label), about),
      el("span", { class: this.many ? "tick box" : "tick", "aria-hidden": "true" }),
    );
  }

  entries() {
    return [...this.list.querySelectorAll("[role=option]")];
  }

  paint() {
    const names = this.options.filter((o) => this.chosen.has(o.value));
    const name = (o) => (o.emoji ? `${o.emoji.name} ${o.label}` : o.label);
    const shown = names.map((o) => el("span", { class: this.many ? "pill" : "" }, name(o)));
    const hint = el("span", { class: "hint" }, this.part.placeholder ?? t("choose"));
    this.face.replaceChildren(...(shown.length ? shown : [hint]));
    for (const node of this.entries()) {
      node.setAttribute("aria-selected", String(this.chosen.has(node.dataset.value)));
    }
  }

  open() {
    this.list.hidden = false;
    this.opener.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", this.outside, true);
    const all = this.entries();
    (all.find((n) => this.chosen.has(n.dataset.value)) ?? all[0])?.focus({ preventScroll: true });
    this.list.scrollIntoView({ block: "nearest" });
  }

  close() {
    this.list.hidden = true;
    this.opener.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", this.outside, true);
    this.opener.focus();
  }

  leave() {
    if (this.many) this.send();
    else this.close();
  }

  toggle(value) {
    if (!this.many) {
      this.chosen = new Set([value]);
      this.paint();
      this.close();
      this.use.select(this.part.custom_id, [value], this.opener);
      return;
    }
    if (!this.chosen.delete(value) && this.chosen.size < this.part.max_values) this.chosen.add(value);
    this.paint();
  }

  send() {
    const values = this.options.filter((o) => this.chosen.has(o.value)).map((o) => o.value);
    this.close();
    if (values.join("\n") === this.before.join("\n")) return;
    if (values.length >= this.part.min_values && values.length <= this.part.max_values) {
      this.use.select(this.part.custom_id, values, this.opener);
    } else {
      this.chosen = new Set(this.before);
      this.paint();
    }
  }

  key(event) {
    if (this.list.hidden) return;
    const all = this.entries();
    const at = all.indexOf(document.activeElement);
    const go = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (go !== undefined) all[Math.max(0, Math.min(all.length - 1, go))]?.focus();
    else if (at >= 0 && (event.key === "Enter" || event.key === " ")) this.toggle(all[at].dataset.value);
    else if (event.key === "Escape") this.leave();
    else return;
    event.preventDefault();
  }
}

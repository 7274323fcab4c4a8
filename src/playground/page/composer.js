// The box at the bottom: plain words, or a slash command with its options, completed as one types.

import { byId, el } from "./dom.js";
import { drawOption } from "./options.js";
import { Picker } from "./picker.js";
import { localized, t } from "./words.js";

let setting = null;
let place = null;
let people = [];
let channels = [];

/** `setting` has run(words, options), suggest(words, options, focused) and say(text). */
export function start(given) {
  setting = given;
  rest();
}

/** The channel changed, or what can be done in it. */
export function setPlace(next, everybody, everywhere) {
  const moved = place?.id !== next.id;
  const same =
    !moved &&
    place.archived === next.archived &&
    JSON.stringify(place.commands) === JSON.stringify(next.commands);
  place = next;
  people = everybody;
  channels = everywhere;
  if (moved) rest();
  else if (!same && !byId("composer").querySelector("form.command")) relabel();
}

/** The words around the box changed, the language for one. What somebody is writing stays as it is. */
export function redraw() {
  const before = byId("write");
  if (!before) return;
  const { value, selectionStart, selectionEnd } = before;
  rest(before === document.activeElement);
  const input = byId("write");
  input.value = value;
  input.setSelectionRange(selectionStart, selectionEnd);
  if (value) input.dispatchEvent(new Event("input"));
}

/** All commands with their subcommands, flat: what can be typed after a slash. */
function flat() {
  const out = [];
  const walk = (node, words, shown) => {
    const nested = (node.options ?? []).filter((o) => o.type <= 2);
    if (nested.length) {
      for (const inner of nested) walk(inner, [...words, inner.name], [...shown, localized(inner, "name")]);
      return;
    }
    out.push({
      words: words.join(" "),
      shown: shown.join(" "),
      about: localized(node, "description"),
      options: node.options ?? [],
    });
  };
  for (const command of place?.commands ?? []) walk(command, [command.name], [localized(command, "name")]);
  // In the order in which the bot has registered them, as Discord shows them.
  return out;
}

/** What a command is called in the reader's language; as it was sent, where it is not known here. */
export const shownWords = (words) => {
  const command = flat().find((c) => words === `/${c.words}` || words.startsWith(`/${c.words} `));
  return command ? `/${command.shown}${words.slice(command.words.length + 1)}` : words;
};

/** What one may begin with: the first command of each group. */
export const beginnings = () => {
  const groups = new Map();
  for (const command of flat()) {
    const group = command.words.split(" ")[0];
    if (!groups.has(group)) groups.set(group, command);
  }
  return [...groups.values()].map((command) => ({ ...command, begin: () => fill(command) }));
};

function placeName() {
  return place?.kind === "direct" ? setting.botName() : `#${place?.name ?? ""}`;
}

function relabel() {
  const input = byId("write");
  if (!input) return;
  input.disabled = Boolean(place?.archived);
  input.placeholder = place?.archived ? t("archivedHere") : t("placeholder", placeName());
}

/** Nothing chosen yet: one line to write in. */
function rest(focus = false) {
  const list = el("div", {
    class: "suggestions",
    id: "suggestions",
    role: "listbox",
    "aria-label": t("commands"),
    hidden: true,
  });
  const input = el("textarea", {
    id: "write",
    rows: 1,
    maxlength: 2000,
    role: "combobox",
    "aria-expanded": "false",
    "aria-controls": "suggestions",
    "aria-autocomplete": "list",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": t("write"),
  });
  const pick = (entry) => fill(entry);
  const picker = new Picker(list, input, pick);
  input.addEventListener("input", () => {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 160)}px`;
    if (!input.value.startsWith("/")) return picker.hide();
    const typed = input.value.slice(1).toLowerCase();
    const exact = flat().find((c) => typed === `${c.shown} ` || typed === `${c.words} `);
    if (exact && !flat().some((c) => c !== exact && c.shown.startsWith(`${exact.shown} `)))
      return fill(exact);
    const fitting = flat().filter((c) => c.shown.includes(typed.trim()) || c.words.includes(typed.trim()));
    fitting.sort((a, b) => Number(b.shown.startsWith(typed)) - Number(a.shown.startsWith(typed)));
    picker.show(
      fitting.map((c) => ({
        entry: c,
        name: `/${c.shown}`,
        about: c.about,
        extra: c.options
          .filter((o) => o.required)
          .map((o) => localized(o, "name"))
          .join(" "),
      })),
      t("noCommands"),
    );
  });
  input.addEventListener("keydown", async (event) => {
    if (picker.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      const text = input.value.trim();
      if (!text || text.startsWith("/")) return;
      input.value = "";
      input.style.height = "auto";
      await setting.say(text);
    }
  });
  const slash = el(
    "button",
    {
      type: "button",
      class: "icon slash",
      "aria-label": t("commands"),
      title: t("commands"),
      onclick: () => {
        if (input.disabled) return;
        input.value = "/";
        input.focus();
        input.dispatchEvent(new Event("input"));
      },
    },
    "/",
  );
  byId("composer").replaceChildren(list, el("div", { class: "line" }, slash, input));
  relabel();
  if (focus) input.focus();
}

/** A command was chosen: its options are fields in a line. */
function fill(command) {
  const fields = new Map();
  const about = el("p", { class: "option-about", id: "option-about", "aria-live": "polite" }, command.about);
  const line = el("div", { class: "fields" });
  const spare = el("div", { class: "spare" });
  const form = el(
    "form",
    { class: "command", novalidate: true },
    about,
    el(
      "div",
      { class: "line" },
      el("span", { class: "chip" }, `/${command.shown}`),
      line,
      spare,
      el(
        "span",
        { class: "ends" },
        el(
          "button",
          { type: "button", class: "icon", "aria-label": t("cancel"), onclick: () => rest(true) },
          "✕",
        ),
        el("button", { type: "submit", class: "button primary small" }, t("send")),
      ),
    ),
  );
  const read = () =>
    Object.fromEntries([...fields].map(([name, f]) => [name, f.read()]).filter(([, v]) => v !== undefined));
  const add = (option, focus) => {
    const field = drawOption(option, {
      command,
      read,
      about,
      people,
      channels,
      suggest: setting.suggest,
      remove: option.required
        ? null
        : () => {
            fields.delete(option.name);
            offer();
            form.querySelector(".spare button, [type=submit]")?.focus();
          },
    });
    fields.set(option.name, field);
    line.append(field.node);
    offer();
    if (focus) field.control.focus();
  };
  const offer = () =>
    spare.replaceChildren(
      ...command.options
        .filter((o) => !fields.has(o.name))
        .map((o) =>
          el(
            "button",
            { type: "button", class: "add", title: localized(o, "description"), onclick: () => add(o, true) },
            `+ ${localized(o, "name")}`,
          ),
        ),
    );
  command.options.filter((o) => o.required).forEach((o) => add(o, false));
  offer();
  form.onkeydown = (event) => {
    if (event.key === "Escape" && !event.defaultPrevented) rest(true);
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    for (const [, field] of fields) {
      const wrong = field.check();
      field.node.classList.toggle("wrong", Boolean(wrong));
      if (wrong) {
        about.textContent = wrong;
        field.control.focus();
        return;
      }
    }
    const options = read();
    rest(true);
    setting.run(command, options);
  };
  byId("composer").replaceChildren(form);
  (line.querySelector("input, select") ?? form.querySelector("[type=submit]")).focus();
}

// The options of a slash command as fields: numbers, choices, people, and what the bot suggests.

import { el } from "./dom.js";
import { Picker } from "./picker.js";
import { localized, t } from "./words.js";

/**
 * A field for one option. `scene` has the command, read() for all values so far, the line that tells about an
 * option, people, channels, suggest(), and remove() if the option can go.
 */
export function drawOption(option, scene) {
  const { about, remove } = scene;
  const name = localized(option, "name");
  const { control, list, value } = makeControl(option, scene);
  const tell = () => {
    about.textContent = `${name}${option.required ? "" : ` (${t("optional")})`}: ${localized(option, "description")}`;
  };
  control.addEventListener("focus", tell);
  control.addEventListener("input", () => {
    if (node.classList.contains("wrong")) {
      node.classList.remove("wrong");
      tell();
    }
  });
  control.setAttribute("aria-label", name);
  control.setAttribute("aria-describedby", "option-about");
  const node = el(
    "span",
    { class: "field" },
    el("span", { class: "name", "aria-hidden": "true" }, name),
    control,
    list,
    remove
      ? el(
          "button",
          {
            type: "button",
            class: "plain",
            "aria-label": t("removeOption", name),
            onclick: () => {
              node.remove();
              remove();
            },
          },
          "✕",
        )
      : null,
  );
  const check = () => {
    if (value() === undefined)
      return option.required || control.value ? t(control.value ? "wrongValue" : "required") : null;
    return control.checkValidity() ? null : t("wrongValue");
  };
  return { node, control, read: value, check };
}

/** The right kind of field for an option's type. */
function makeControl(option, scene) {
  const select = (entries, parse) => {
    const control = el(
      "select",
      {},
      el("option", { value: "" }, t("choose")),
      entries.map(([v, l]) => el("option", { value: v }, l)),
    );
    return { control, value: () => (control.value === "" ? undefined : parse(control.value)) };
  };
  if (option.choices?.length)
    return select(
      option.choices.map((c, i) => [String(i), localized(c, "name")]),
      (i) => option.choices[Number(i)].value,
    );
  if (option.type === 5)
    return select(
      [
        ["true", t("yes")],
        ["false", t("no")],
      ],
      (v) => v === "true",
    );
  if (option.type === 6)
    return select(
      scene.people.map((p) => [p.id, p.shown]),
      (v) => v,
    );
  if (option.type === 7)
    return select(
      scene.channels.filter((c) => c.kind !== "direct").map((c) => [c.id, `#${c.name}`]),
      (v) => v,
    );
  const number = option.type === 4 || option.type === 10;
  if (number && !option.autocomplete) {
    const control = el("input", {
      type: "number",
      step: option.type === 4 ? 1 : "any",
      min: option.min_value,
      max: option.max_value,
      size: 6,
    });
    return { control, value: () => (control.value === "" ? undefined : Number(control.value)) };
  }
  const control = el("input", {
    type: "text",
    minlength: option.min_length,
    maxlength: option.max_length ?? 6000,
    autocomplete: "off",
    size: 14,
  });
  if (!option.autocomplete) return { control, value: () => control.value || undefined };
  return withSuggestions(option, control, scene);
}

/** Asks the bot for suggestions as one types. */
function withSuggestions(option, control, { command, read, suggest }) {
  const list = el("div", {
    class: "suggestions small",
    role: "listbox",
    id: `suggest-${option.name}`,
    "aria-label": t("suggestions"),
    hidden: true,
  });
  let chosen = null;
  let asked = 0;
  let timer = 0;
  const picker = new Picker(list, control, (choice) => {
    chosen = choice;
    control.value = localized(choice, "name");
  });
  const number = option.type !== 3;
  const ask = async () => {
    const mine = ++asked;
    const entries = await suggest(command, { ...read(), [option.name]: control.value }, option.name);
    if (mine !== asked || document.activeElement !== control) return;
    picker.show(
      entries.map((c) => ({ entry: c, name: localized(c, "name") })),
      t("noSuggestions"),
    );
  };
  control.setAttribute("role", "combobox");
  control.setAttribute("aria-autocomplete", "list");
  control.setAttribute("aria-controls", list.id);
  control.addEventListener("input", () => {
    chosen = null;
    clearTimeout(timer);
    timer = setTimeout(ask, 150);
  });
  control.addEventListener("focus", () => {
    if (!chosen) ask();
  });
  control.addEventListener("blur", () => {
    asked++;
    picker.hide();
  });
  control.addEventListener("keydown", (event) => picker.key(event));
  const value = () =>
    chosen?.value ?? (control.value === "" ? undefined : number ? Number(control.value) : control.value);
  return { control, list, value };
}

// A form that the bot opened, as a dialog.

import { byId, el } from "./dom.js";
import { markdown } from "./markdown.js";
import { refusal, t } from "./words.js";

/** Shows a form; `send` gets the values and may throw a refusal. */
export function openForm(form, people, send) {
  const dialog = byId("modal");
  const fields = [];
  const error = el("p", { class: "error", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary" }, t("submit"));
  const body = el(
    "form",
    { method: "dialog" },
    el(
      "header",
      {},
      el("h2", { id: "modal-title" }, form.title),
      el(
        "button",
        { type: "button", class: "icon", "aria-label": t("close"), onclick: () => dialog.close() },
        "✕",
      ),
    ),
    el(
      "div",
      { class: "fields" },
      form.components.map((part) => drawField(part, people, fields)),
      error,
    ),
    el(
      "footer",
      {},
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, t("cancel")),
      submit,
    ),
  );
  body.onsubmit = async (event) => {
    event.preventDefault();
    submit.disabled = true;
    error.textContent = "";
    try {
      const values = Object.fromEntries(fields.map(([name, read]) => [name, read()]));
      const failed = await send(values);
      if (failed) error.textContent = failed;
      else dialog.close();
    } catch (refused) {
      error.textContent = refusal(refused);
    }
    submit.disabled = false;
  };
  dialog.replaceChildren(body);
  dialog.showModal();
  body.querySelector("input, textarea, select")?.focus();
}

function drawField(part, people, fields) {
  if (part.type === 10) return el("div", { class: "text" }, markdown(part.content));
  if (part.type === 1) return part.components.map((p) => labelled(p.label ?? "", null, p, people, fields));
  return labelled(part.label, part.description, part.component, people, fields);
}

function labelled(label, description, input, people, fields) {
  const required = input.required ?? true;
  const control = input.type === 4 ? textInput(input, required) : choice(input, people, required);
  const read =
    input.type === 4
      ? () => control.value
      : () => [...control.selectedOptions].map((o) => o.value).filter(Boolean);
  fields.push([input.custom_id, read]);
  return el(
    "label",
    { class: "field" },
    el(
      "span",
      { class: "name" },
      label,
      required ? el("span", { class: "star", "aria-hidden": "true" }, " *") : null,
    ),
    description ? el("span", { class: "about" }, description) : null,
    control,
  );
}

function textInput(input, required) {
  const common = {
    required,
    placeholder: input.placeholder,
    minlength: required ? input.min_length : null,
    maxlength: input.max_length ?? 4000,
    value: input.value ?? "",
    autocomplete: "off",
  };
  return input.style === 2
    ? el("textarea", { rows: 4, ...common })
    : el("input", { type: "text", ...common });
}

function choice(input, people, required) {
  const options = input.type === 5 ? people.map((p) => ({ label: p.shown, value: p.id })) : input.options;
  const many = input.max_values > 1;
  const empty = many ? null : el("option", { value: "" }, input.placeholder ?? t("choose"));
  return el(
    "select",
    { required, multiple: many },
    empty,
    options.map((o) => el("option", { value: o.value, selected: Boolean(o.default) }, o.label)),
  );
}

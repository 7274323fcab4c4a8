// Draws what a message is made of: components, old and new, embeds and pictures.

import { byId, el, ownFile, safeLink } from "./dom.js";
import { Dropdown } from "./dropdown.js";
import { markdown, spoiler } from "./markdown.js";
import { t } from "./words.js";

// As large as Discord shows a picture that stands alone.
const WIDEST = 600;
const HIGHEST = 600;

const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** One component; `use` knows how to press and choose, and who the people are. */
export function drawPart(part, use) {
  const node = draw(part, use);
  // What is drawn from the same need not be drawn again, nor closed where somebody has opened it.
  if (node && [2, 3, 5].includes(part.type)) node.drawnFrom = JSON.stringify(part);
  return node;
}

function draw(part, use) {
  switch (part.type) {
    case 1:
      return el(
        "div",
        { class: "row" },
        part.components.map((p) => drawPart(p, use)),
      );
    case 2:
      return drawButton(part, use);
    case 3:
      return new Dropdown(part, part.options, use).root;
    case 5:
      return new Dropdown(part, peopleOptions(part, use), use).root;
    case 9:
      return el(
        "div",
        { class: "section" },
        el(
          "div",
          { class: "grow" },
          part.components.map((p) => drawPart(p, use)),
        ),
        drawPart(part.accessory, use),
      );
    case 10:
      return el("div", { class: "text" }, markdown(part.content));
    case 11:
      return hidden(part.spoiler, drawPicture(part.media, part.description, "thumb"));
    case 12:
      return el(
        "div",
        { class: "gallery", "data-count": Math.min(part.items.length, 4) },
        part.items.map((i) => hidden(i.spoiler, drawPicture(i.media, i.description))),
      );
    case 13:
      return el(
        "a",
        { class: "file", href: ownFile(part.file.url), download: true },
        `📄 ${part.name ?? ""}`,
      );
    case 14:
      return el("hr", { class: part.divider ? "" : "blank", "data-spacing": part.spacing });
    case 17: {
      const box = el(
        "div",
        { class: "container" },
        part.components.map((p) => drawPart(p, use)),
      );
      if (part.accent_color !== null) box.style.setProperty("--accent", colour(part.accent_color));
      return hidden(part.spoiler, box);
    }
    default:
      return null;
  }
}

const hidden = (isSpoiler, node) => (isSpoiler ? spoiler([node]) : node);

const BUTTONS = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary link" };

function drawButton(part, use) {
  const inside = [
    part.emoji ? el("span", { class: "emoji" }, part.emoji.name) : null,
    part.label ? el("span", {}, part.label) : null,
  ];
  if (part.style === 5) {
    return el(
      "a",
      {
        class: `button ${BUTTONS[5]}`,
        href: safeLink(part.url),
        target: "_blank",
        rel: "noopener noreferrer",
      },
      inside,
      el("span", { "aria-hidden": "true" }, "↗"),
    );
  }
  return el(
    "button",
    {
      type: "button",
      class: `button ${BUTTONS[part.style]}`,
      disabled: part.disabled,
      "data-custom-id": part.custom_id,
      "aria-label": part.label ? null : part.emoji?.name,
      onclick: (event) => use.press(part.custom_id, event.currentTarget),
    },
    inside,
  );
}

function peopleOptions(part, use) {
  const chosen = (part.default_values ?? []).map((d) => d.id);
  return use.people.map((p) => ({
    label: p.shown,
    value: p.id,
    description: `@${p.name}`,
    default: chosen.includes(p.id),
    picture: p,
  }));
}

/** A picture that opens large. Its room is kept while it loads. */
export function drawPicture(media, description, kind = "") {
  const path = ownFile(media.url);
  if (!path) {
    return el(
      "a",
      { class: "elsewhere", href: safeLink(media.url), target: "_blank", rel: "noopener noreferrer" },
      t("externalPicture"),
    );
  }
  // The size is told before the picture is there, so that nothing moves when it comes.
  const scale = Math.min(1, WIDEST / (media.width ?? WIDEST), HIGHEST / (media.height ?? HIGHEST));
  const sized = (n, by) => (n ? Math.round(n * by) : null);
  const image = (by = 1) =>
    el("img", {
      src: path,
      alt: description ?? "",
      width: sized(media.width, by),
      height: sized(media.height, by),
    });
  const show = () => {
    const dialog = byId("picture");
    dialog.replaceChildren(
      image(),
      el("p", {}, description ?? ""),
      el("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, t("close")),
    );
    dialog.showModal();
  };
  return el(
    "button",
    {
      type: "button",
      class: `image ${kind}`,
      "aria-label": `${t("picture")}: ${description ?? ""}`,
      onclick: show,
    },
    image(scale),
  );
}

/** An embed of the older kind. */
export function drawEmbed(embed) {
  const side = embed.thumbnail ? drawPicture(embed.thumbnail, embed.title, "thumb") : null;
  const href = embed.url ? safeLink(embed.url) : null;
  const title = embed.title
    ? el(
        "div",
        { class: "title" },
        href
          ? el("a", { href, target: "_blank", rel: "noopener noreferrer" }, markdown(embed.title))
          : markdown(embed.title),
      )
    : null;
  const fields = (embed.fields ?? []).map((f) =>
    el(
      "div",
      { class: f.inline ? "field inline" : "field" },
      el("div", { class: "name" }, markdown(f.name)),
      markdown(f.value),
    ),
  );
  const box = el(
    "div",
    { class: "embed" },
    el(
      "div",
      { class: "grow" },
      embed.author ? el("div", { class: "author" }, embed.author.name) : null,
      title,
      embed.description ? el("div", { class: "text" }, markdown(embed.description)) : null,
      fields.length ? el("div", { class: "fields" }, fields) : null,
    ),
    side,
    embed.image ? el("div", { class: "wide" }, drawPicture(embed.image, embed.title)) : null,
    embed.footer ? el("div", { class: "wide foot" }, embed.footer.text) : null,
  );
  if (embed.color !== undefined) box.style.setProperty("--accent", colour(embed.color));
  return box;
}

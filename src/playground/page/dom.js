// Makes elements. Content goes in as text nodes only, so nothing a bot or a person writes is ever markup.

/** el("p", {class: "x", onclick: f, "aria-label": "y"}, "text", child, null) */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "selected") node[name] = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((c) => c !== null && c !== undefined && c !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** Only these may be opened from what a bot wrote. */
export function safeLink(url) {
  try {
    const parsed = new URL(url);
    return ["http:", "https:", "discord:"].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** Files of this server are shown wherever the page was opened from; nothing else is loaded. */
export function ownFile(url) {
  try {
    const path = new URL(url, location.origin).pathname;
    const host = new URL(url, location.origin).hostname;
    const here = ["127.0.0.1", "localhost", "[::1]", location.hostname].includes(host);
    return here && path.startsWith("/attachments/") ? path : null;
  } catch {
    return null;
  }
}

const COLOURS = ["#5865f2", "#3ba55d", "#c27c0e", "#d83c3e", "#a652bb", "#1f8b8b", "#ad1457", "#4f7a28"];

/** A person's picture: the first letter on a colour of their own. */
export function avatar(user, size = "") {
  const name = user.shown ?? user.global_name ?? user.username ?? "?";
  let sum = 0;
  for (const c of String(user.id)) sum = (sum * 31 + c.codePointAt(0)) % 997;
  const node = el(
    "span",
    { class: `avatar ${size}`, "aria-hidden": "true" },
    user.bot ? "🐙" : [...name][0].toUpperCase(),
  );
  node.style.background = user.bot ? "#24504a" : COLOURS[sum % COLOURS.length];
  return node;
}

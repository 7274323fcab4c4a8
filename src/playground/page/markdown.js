// Discord's markdown, turned into elements: blocks first, then what stands in a line.

import { el, safeLink } from "./dom.js";
import { getLocale, t } from "./words.js";

/** What mentions mean; main.js fills it in. */
export const known = { people: new Map(), channels: new Map(), me: "", open: () => {}, skew: 0 };

/** A whole text. */
export function markdown(text) {
  const out = document.createDocumentFragment();
  const pieces = text.split(/```(?:([\w+-]*)\n)?([\s\S]*?)```/g);
  for (let i = 0; i < pieces.length; i += 3) {
    if (pieces[i].trim() || pieces.length === 1)
      out.append(...blocks(i ? pieces[i].replace(/^\n/, "") : pieces[i]));
    if (i + 2 < pieces.length) {
      const code = el("code", {}, pieces[i + 2].replace(/\n$/, ""));
      out.append(el("pre", { tabindex: "0", "data-language": pieces[i + 1] || null }, code));
    }
  }
  return out;
}

function blocks(text) {
  const lines = text.split("\n");
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(el("p", {}, inline(plain.join("\n"))));
    plain = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const heading = /^(#{1,3}) +(.+)/.exec(line);
    const small = /^-# +(.+)/.exec(line);
    if (heading) {
      flush();
      // The page's own headings are levels 1 and 2.
      out.push(
        el(
          "div",
          { class: `h${heading[1].length}`, role: "heading", "aria-level": heading[1].length + 2 },
          inline(heading[2]),
        ),
      );
    } else if (small) {
      flush();
      out.push(el("p", { class: "subtext" }, inline(small[1])));
    } else if (/^>>> /.test(line)) {
      flush();
      out.push(el("blockquote", {}, blocks([line.slice(4), ...lines.slice(i + 1)].join("\n"))));
      break;
    } else if (/^> /.test(line)) {
      flush();
      let end = i;
      while (end + 1 < lines.length && /^> /.test(lines[end + 1])) end++;
      out.push(
        el(
          "blockquote",
          {},
          blocks(
            lines
              .slice(i, end + 1)
              .map((l) => l.slice(2))
              .join("\n"),
          ),
        ),
      );
      i = end;
    } else if (ITEM.test(line)) {
      flush();
      let end = i;
      // A list of the other kind at the same depth is a new list.
      const goes = (next) =>
        ITEM.test(next) &&
        (ITEM.exec(next)[1].length > ITEM.exec(line)[1].length || numbered(next) === numbered(line));
      while (end + 1 < lines.length && goes(lines[end + 1])) end++;
      out.push(list(lines.slice(i, end + 1)));
      i = end;
    } else {
      plain.push(line);
    }
  }
  flush();
  return out;
}

const ITEM = /^( *)([-*]|\d{1,3}\.) +(.*)/;

const numbered = (line) => /\d/.test(ITEM.exec(line)[2]);

function list(lines) {
  const first = ITEM.exec(lines[0]);
  const ordered = numbered(lines[0]);
  const out = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(first[2], 10) } : {});
  for (let i = 0; i < lines.length; i++) {
    const item = ITEM.exec(lines[i]);
    const inner = [];
    while (i + 1 < lines.length && ITEM.exec(lines[i + 1])[1].length > first[1].length)
      inner.push(lines[++i]);
    out.append(el("li", {}, inline(item[3]), inner.length ? list(inner) : null));
  }
  return out;
}

const RULES = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/``([\s\S]+?)``(?!`)|`([^`]+)`/y, (m) => el("code", {}, m[1] ?? m[2])],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (m) => moment(Number(m[1]), m[2] ?? "f")],
  [/<@!?(\d+)>/y, (m) => mention(m[1])],
  [/<#(\d+)>/y, (m) => place(m[1])],
  [/<a?:(\w+):\d+>/y, (m) => `:${m[1]}:`],
  [/<\/([^:>]+):\d+>/y, (m) => el("span", { class: "mention" }, `/${m[1]}`)],
  [/@(?:everyone|here)\b/y, (m) => el("span", { class: "mention mine" }, m[0])],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, (m) => link(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], [m[1]])],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;!?'")\]]/y, (m) => link(m[0], [m[0]])],
  [/\|\|([\s\S]+?)\|\|/y, (m) => spoiler(inline(m[1]))],
  [/\*\*\*([\s\S]+?)\*\*\*/y, (m) => el("strong", {}, el("em", {}, inline(m[1])))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, (m) => el("strong", {}, inline(m[1]))],
  [/__([\s\S]+?)__(?!_)/y, (m) => el("u", {}, inline(m[1]))],
  [/~~([\s\S]+?)~~/y, (m) => el("s", {}, inline(m[1]))],
  [/\*(?=\S)([^*\n]*[^*\s])\*(?!\*)/y, (m) => el("em", {}, inline(m[1]))],
  [/_(?=\S)([^_\n]*[^_\s])_(?!\w)/y, (m, before) => (/\w/.test(before) ? null : el("em", {}, inline(m[1])))],
];

function inline(text) {
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    let node = null;
    for (const [rule, make] of RULES) {
      rule.lastIndex = at;
      const match = rule.exec(text);
      node = match && make(match, text[at - 1] ?? " ");
      if (node !== null) {
        if (plain) out.push(plain);
        plain = "";
        out.push(node);
        at += match[0].length;
        break;
      }
    }
    if (node === null) plain += text[at++];
  }
  if (plain) out.push(plain);
  return out;
}

/** A link to a channel, as Discord writes it. */
const CHANNEL = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/\d+)?$/;

function link(url, children) {
  const href = safeLink(url);
  const channel = href && CHANNEL.exec(href)?.[1];
  if (channel) {
    const onclick = (event) => {
      event.preventDefault();
      known.open(channel);
    };
    return el("a", { href, onclick }, children);
  }
  return href
    ? el("a", { href, target: "_blank", rel: "noopener noreferrer" }, children)
    : el("span", {}, children);
}

function mention(id) {
  const person = known.people.get(id);
  return el(
    "span",
    { class: `mention${id === known.me ? " mine" : ""}` },
    `@${person ?? t("unknownPerson")}`,
  );
}

function place(id) {
  const name = known.channels.get(id);
  if (!name) return el("span", { class: "mention" }, `#${t("unknownChannel")}`);
  return el("button", { type: "button", class: "mention", onclick: () => known.open(id) }, `#${name}`);
}

export function spoiler(children) {
  const node = el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": t("spoiler"),
      "data-hint": t("spoilerShort"),
    },
    el("span", {}, children),
  );
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (node.classList.contains("shown")) return;
    event.preventDefault();
    event.stopPropagation();
    node.classList.add("shown");
    node.removeAttribute("aria-label");
    node.removeAttribute("role");
  };
  node.addEventListener("click", show, true);
  node.addEventListener("keydown", show);
  return node;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const format = (ms, style) => new Intl.DateTimeFormat(getLocale(), STYLES[style]).format(new Date(ms));

function moment(seconds, style) {
  if (Math.abs(seconds) > 8.64e12) return el("span", {}, `<t:${seconds}>`);
  const node = el("time", {
    datetime: new Date(seconds * 1000).toISOString(),
    title: format(seconds * 1000, "F"),
    "data-seconds": seconds,
    "data-style": style,
  });
  node.textContent = words(seconds, style);
  return node;
}

function words(seconds, style) {
  if (style !== "R") return format(seconds * 1000, style);
  const left = seconds - (Date.now() + known.skew) / 1000;
  const steps = [
    ["year", 31_557_600],
    ["month", 2_629_800],
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ];
  const [unit, size] = steps.find(([, size]) => Math.abs(left) >= size) ?? steps.at(-1);
  return new Intl.RelativeTimeFormat(getLocale(), { numeric: unit === "day" ? "auto" : "always" }).format(
    Math.round(left / size),
    unit,
  );
}

/** When a message was written, short. */
export function when(iso) {
  const date = new Date(iso);
  const time = format(date.getTime(), "t");
  const midnight = new Date(Date.now() + known.skew).setHours(0, 0, 0, 0);
  if (date.getTime() >= midnight) return t("today", time);
  if (date.getTime() >= midnight - 86_400_000) return t("yesterday", time);
  return format(date.getTime(), "s");
}

// Relative times change while one looks at them.
setInterval(() => {
  for (const node of document.querySelectorAll('time[data-style="R"]')) {
    const fresh = words(Number(node.dataset.seconds), "R");
    if (node.textContent !== fresh) node.textContent = fresh;
  }
}, 1000);

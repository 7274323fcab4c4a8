// The list of messages: draws them, replaces them in place when they change, and keeps the reader's place.

import { avatar, byId, el } from "./dom.js";
import { beginnings, shownWords } from "./composer.js";
import { markdown, when } from "./markdown.js";
import { patch } from "./patch.js";
import { drawEmbed, drawPart, drawPicture } from "./parts.js";
import { t } from "./words.js";

const TOGETHER_MS = 7 * 60_000;
let rows = new Map();
let world = {
  people: [],
  me: null,
  bot: null,
  press: async () => {},
  select: async () => {},
  dismiss: () => {},
};

export const setWorld = (next) => {
  world = next;
};

const scroller = () => byId("scroll");
const atBottom = () => {
  const s = scroller();
  return s.scrollHeight - s.scrollTop - s.clientHeight < 60;
};
const toBottom = () => {
  const s = scroller();
  s.scrollTop = s.scrollHeight;
};

/** Changes the list; who stood at its end stays there. */
function change(work) {
  const stay = atBottom();
  work();
  if (stay) toBottom();
}

// A picture that gets its size, or a keyboard that opens, must not hide the newest message.
let stick = true;
addEventListener("load", () => {
  scroller().addEventListener("scroll", () => {
    stick = atBottom();
  });
  new ResizeObserver(() => {
    if (stick) toBottom();
  }).observe(byId("list"));
  new ResizeObserver(() => {
    if (stick) toBottom();
  }).observe(scroller());
});

export function showAll(messages, place) {
  rows = new Map();
  const list = byId("list");
  list.replaceChildren();
  if (!messages.length) {
    const text = place.kind === "direct" ? t("emptyDm", world.bot.name) : t("empty");
    const buttons = beginnings().map((command) =>
      el(
        "button",
        { type: "button", class: "button primary", title: command.about, onclick: command.begin },
        `/${command.shown}`,
      ),
    );
    list.append(
      el(
        "li",
        { class: "nothing" },
        el("p", { class: "big" }, text),
        el("p", {}, t("emptyHint")),
        el("p", { class: "row begin" }, buttons),
      ),
    );
  }
  for (const message of messages) insert(message);
  toBottom();
  stick = true;
}

export const upsert = (message) => change(() => insert(message));

export const has = (id) => rows.has(id);

export const remove = (id) =>
  change(() => {
    const old = rows.get(id);
    if (!old) return;
    const next = old.node.nextElementSibling;
    rows.delete(id);
    old.node.remove();
    regroup(next);
  });

function insert(message) {
  byId("list").querySelector(".nothing")?.remove();
  const old = rows.get(message.id);
  const fresh = draw(message);
  let node = fresh;
  if (old) {
    const focused = old.node.contains(document.activeElement)
      ? document.activeElement.closest("[data-custom-id]")?.dataset.customId
      : null;
    keepSpoilers(old.node, fresh);
    // What has not changed stays as it is: a press that falls into an edit is not lost.
    node = patch(old.node, fresh);
    if (focused && !node.contains(document.activeElement))
      node.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  } else {
    const after = [...rows.values()].findLast((r) => BigInt(r.message.id) < BigInt(message.id));
    if (after) after.node.after(node);
    else byId("list").prepend(node);
  }
  rows.set(message.id, { node, message });
  if (!old) rows = new Map([...rows].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1)));
  regroup(node);
  regroup(node.nextElementSibling);
}

/** A spoiler that was opened stays open when its message is edited. */
function keepSpoilers(old, fresh) {
  const now = [...fresh.querySelectorAll(".spoiler")];
  [...old.querySelectorAll(".spoiler")].forEach((node, i) => {
    if (node.classList.contains("shown") && now[i]?.textContent === node.textContent)
      now[i].classList.add("shown");
  });
}

/** Messages of one author, close together, share one head. */
function regroup(node) {
  const message = node && rows.get(node.dataset.id)?.message;
  if (!message) return;
  const before = rows.get(node.previousElementSibling?.dataset.id ?? "")?.message;
  const close =
    before &&
    before.author.id === message.author.id &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS;
  node.classList.toggle(
    "joined",
    Boolean(
      close &&
      !message.play.words &&
      message.type !== 19 &&
      !message.play.ephemeral &&
      !before.play.ephemeral,
    ),
  );
}

function draw(message) {
  const { play } = message;
  const classes = ["message", play.ephemeral && "ephemeral", play.pings_me && "pings"]
    .filter(Boolean)
    .join(" ");
  const name = message.author.global_name ?? message.author.username;
  const node = el(
    "li",
    { class: classes, "data-id": message.id },
    head(message),
    el("span", { class: "face-column" }, avatar(message.author)),
    el(
      "div",
      { class: "body" },
      el(
        "div",
        { class: "byline" },
        el("span", { class: "author" }, name),
        message.author.bot ? el("span", { class: "tag" }, t("app")) : null,
        el("time", { datetime: message.timestamp }, when(message.timestamp)),
      ),
      contents(message),
    ),
  );
  return node;
}

function head(message) {
  const { play } = message;
  if (play.words && play.by) {
    const name = play.by.global_name ?? play.by.username;
    return el(
      "div",
      { class: "reply" },
      avatar(play.by, "tiny"),
      el("b", {}, name),
      " ",
      t("used", ""),
      el("span", { class: "command" }, shownWords(play.words)),
    );
  }
  const original = message.referenced_message;
  if (message.type !== 19 || !original) return null;
  const name = original.author.global_name ?? original.author.username;
  const text = original.content || "…";
  return el(
    "div",
    { class: "reply" },
    avatar(original.author, "tiny"),
    el("b", {}, name),
    " ",
    el("span", { class: "snippet" }, text.slice(0, 90)),
  );
}

function contents(message) {
  const { play } = message;
  const name = message.author.global_name ?? message.author.username;
  if (play.failed) return el("p", { class: "error" }, t("noAnswer"));
  const v2 = (message.flags & (1 << 15)) !== 0;
  const out = [];
  if (play.loading) {
    out.push(
      el(
        "p",
        { class: "thinking" },
        el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
        t("thinking", name),
      ),
    );
  }
  if (message.content) out.push(el("div", { class: "text" }, markdown(message.content)));
  const used = document.createElement("div");
  used.className = v2 ? "parts v2" : "parts";
  const use = {
    people: [
      ...world.people,
      { id: world.bot?.id, name: world.bot?.name, shown: world.bot?.name, bot: true },
    ].filter((p) => p.id),
    press: (id, button) => busy(button, () => world.press(message, id)),
    select: (id, values, button) => busy(button, () => world.select(message, id, values)),
  };
  if (!v2) {
    for (const file of message.attachments) {
      const image = (file.content_type ?? "").startsWith("image/");
      out.push(
        image
          ? drawPicture(file, file.description)
          : el(
              "a",
              { class: "file", href: new URL(file.url).pathname, download: file.filename },
              `📄 ${file.filename}`,
            ),
      );
    }
  }
  if (!(message.flags & 4)) out.push(...message.embeds.map(drawEmbed));
  used.append(...message.components.map((part) => drawPart(part, use)).filter(Boolean));
  if (used.childElementCount) out.push(used);
  if (message.edited_timestamp && !play.loading) out.push(el("span", { class: "edited" }, t("edited")));
  if (play.ephemeral) {
    out.push(
      el(
        "p",
        { class: "only-you" },
        "👁 ",
        t("onlyYou"),
        " • ",
        el("button", { type: "button", class: "plain", onclick: () => world.dismiss(message) }, t("dismiss")),
      ),
    );
  }
  return out;
}

/** While the bot thinks about a press, nothing else in the message can be used; a failure is told below it. */
async function busy(used, work) {
  const parts = used.closest(".parts");
  if (!parts || parts.classList.contains("busy")) return;
  parts.classList.add("busy");
  parts.nextElementSibling?.matches(".failure") && parts.nextElementSibling.remove();
  used.setAttribute("aria-busy", "true");
  const failure = await work();
  parts.classList.remove("busy");
  used.removeAttribute("aria-busy");
  if (failure) change(() => parts.after(el("p", { class: "failure error", role: "alert" }, "⚠ ", failure)));
}

/** A note that only this page shows, e.g. that a command got no answer. */
export function note(words, text) {
  const row = el(
    "li",
    { class: "message ephemeral" },
    el(
      "div",
      { class: "reply" },
      avatar(world.me, "tiny"),
      el("b", {}, world.me.shown),
      " ",
      t("used", ""),
      el("span", { class: "command" }, words),
    ),
    el("span", { class: "face-column" }, avatar({ id: world.bot.id, username: world.bot.name, bot: true })),
    el(
      "div",
      { class: "body" },
      el(
        "div",
        { class: "byline" },
        el("span", { class: "author" }, world.bot.name),
        el("span", { class: "tag" }, t("app")),
      ),
      el("p", { class: "error", role: "alert" }, text),
      el(
        "p",
        { class: "only-you" },
        "👁 ",
        t("onlyYou"),
        " • ",
        el("button", { type: "button", class: "plain", onclick: () => row.remove() }, t("dismiss")),
      ),
    ),
  );
  change(() => byId("list").append(row));
  toBottom();
}

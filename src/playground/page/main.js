// The page: who one is, where one is, and what happens there.

import { avatar, byId, el } from "./dom.js";
import * as composer from "./composer.js";
import { openForm } from "./form.js";
import { known } from "./markdown.js";
import * as messages from "./messages.js";
import { fill } from "./patch.js";
import * as talk from "./talk.js";
import { getLocale, refusal, setLocale, t } from "./words.js";

let now = null;
let here = null;
let stop = () => {};
let timer = 0;
let typingTimer = 0;
let reading = 0;
const query = new URLSearchParams(location.search);

async function start() {
  const all = await talk.people();
  const wanted = query.get("as") ?? sessionStorage.getItem("as");
  const person = all.find((p) => p.name === wanted || p.id === wanted) ?? all[0];
  wire();
  composer.start({ run, suggest, say, botName: () => now?.bot.name ?? "" });
  await become(person.name);
  document.documentElement.dataset.ready = "yes";
}

async function become(name) {
  stop();
  talk.actAs(name);
  sessionStorage.setItem("as", name);
  query.set("as", name);
  history.replaceState(null, "", `?${query}`);
  await refresh();
  if (!now.channels.some((c) => c.id === here)) here = now.channels[0]?.id ?? null;
  await open(here);
  let first = true;
  stop = talk.listen(
    async (event) => {
      if (event.kind === "hello" && first) {
        first = false;
        return;
      }
      await heard(event);
    },
    () => banner(t("lost")),
  );
}

async function heard(event) {
  if (event.kind === "hello" || event.kind === "again") {
    await refresh();
    await open(here);
  } else if (event.kind === "message") {
    if (event.message.channel_id === here) {
      messages.upsert(event.message);
      byId("typing").textContent = "";
      if (event.message.author.id !== now.me.id) markRead();
    } else later();
  } else if (event.kind === "gone") {
    if (event.channel === here) messages.remove(event.message);
    later();
  } else if (event.kind === "typing" && event.channel === here) {
    byId("typing").textContent = t("typing", now.bot.name);
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => {
      byId("typing").textContent = "";
    }, 8000);
  } else if (event.kind === "places") later();
}

/** Many changes at once are one look. */
function later() {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    await refresh();
    if (!now.channels.some((c) => c.id === here)) await open(now.channels[0]?.id ?? null);
  }, 60);
}

function markRead() {
  clearTimeout(reading);
  reading = setTimeout(() => {
    if (here && document.visibilityState === "visible") talk.act("read", { channel: here });
  }, 200);
}

async function refresh() {
  now = await talk.state();
  const before = getLocale();
  if (now.me.locale !== before || document.documentElement.dataset.ready === "no") setLocale(now.me.locale);
  known.people = new Map([...now.people.map((p) => [p.id, p.shown]), [now.bot.id, now.bot.name]]);
  known.channels = new Map(now.channels.filter((c) => c.kind !== "direct").map((c) => [c.id, c.name]));
  known.me = now.me.id;
  known.open = open;
  known.skew = now.now_ms - Date.now();
  messages.setWorld({ people: now.people, me: now.me, bot: now.bot, press, select, dismiss });
  banner(!now.guild.has_bot ? t("noBot") : now.bot.connected ? "" : t("offline"));
  drawSide();
  const place = now.channels.find((c) => c.id === here);
  if (place) composer.setPlace(place, now.people, now.channels);
  if (now.me.locale !== before && here) {
    composer.redraw();
    await open(here);
  }
}

function banner(text) {
  byId("banner").textContent = text;
  byId("banner").hidden = !text;
}

async function open(id) {
  here = id;
  const place = now.channels.find((c) => c.id === id);
  if (!place) return;
  byId("app").classList.remove("side-open");
  byId("open-side").setAttribute("aria-expanded", "false");
  drawSide();
  byId("place").replaceChildren(...placeName(place));
  document.title = `${place.kind === "direct" ? now.bot.name : `#${place.name}`} · ${now.me.shown}`;
  composer.setPlace(place, now.people, now.channels);
  const list = await talk.messages(id);
  if (here !== id) return;
  messages.showAll(list, place);
  markRead();
}

function placeName(place) {
  if (place.kind === "direct") return [avatar({ ...now.bot, bot: true }, "tiny"), ` ${now.bot.name}`];
  const sign = { text: "#", thread: "🧵", private: "🔒" }[place.kind];
  return [
    el("span", { class: "sign", "aria-hidden": "true" }, sign),
    ` ${place.name}`,
    place.archived ? el("span", { class: "about" }, ` (${t("archived")})`) : "",
  ];
}

function drawSide() {
  byId("guild").textContent = now.guild.name;
  const button = (c) =>
    el(
      "li",
      {},
      el(
        "button",
        {
          type: "button",
          class: `place ${c.kind}${c.unread && c.id !== here ? " unread" : ""}`,
          "data-place": c.id,
          "aria-current": c.id === here ? "page" : null,
          onclick: () => open(c.id),
        },
        el("span", { class: "grow" }, placeName(c)),
        c.pings && c.id !== here
          ? el("span", { class: "badge", "aria-label": t("mentions", c.pings) }, String(c.pings))
          : null,
      ),
    );
  const texts = now.channels.filter((c) => c.kind === "text");
  const items = texts.flatMap((c) => [
    button(c),
    ...now.channels.filter((d) => d.parent === c.id && (!d.archived || d.id === here)).map(button),
  ]);
  const direct = now.channels.filter((c) => c.kind === "direct");
  const dms = direct.length
    ? direct.map(button)
    : [
        el(
          "li",
          {},
          el(
            "button",
            { type: "button", class: "place", onclick: openDm },
            el(
              "span",
              { class: "grow" },
              avatar({ ...now.bot, bot: true }, "tiny"),
              ` ${t("messageBot", now.bot.name)}`,
            ),
          ),
        ),
      ];
  const focused = document.activeElement?.dataset?.place ?? document.activeElement?.dataset?.person;
  fill(byId("places"), [
    el("h2", {}, t("textChannels")),
    el("ul", {}, items),
    el("h2", {}, t("directMessages")),
    el("ul", {}, dms),
  ]);
  fill(
    byId("people"),
    now.people.map((p) =>
      el(
        "button",
        {
          type: "button",
          class: "person",
          role: "radio",
          "aria-checked": String(p.id === now.me.id),
          "data-person": p.name,
          tabindex: p.id === now.me.id ? "0" : "-1",
          onclick: () => become(p.name),
        },
        avatar(p, "small"),
        el("span", { class: "grow" }, p.shown),
        p.owner ? el("span", { class: "crown", title: t("owner") }, "👑") : null,
      ),
    ),
  );
  if (focused)
    document
      .querySelector(`[data-place="${CSS.escape(focused)}"], [data-person="${CSS.escape(focused)}"]`)
      ?.focus({ preventScroll: true });
  byId("as-chip").replaceChildren(avatar(now.me, "tiny"), ` ${now.me.shown}`);
  byId("as-chip").setAttribute("aria-label", `${t("youAre")}: ${now.me.shown}`);
  byId("locale").value = now.me.locale;
  byId("dms").checked = now.me.dms === "open";
  byId("own-tab").href = `/?as=${encodeURIComponent(now.me.name)}`;
  byId("menu-dot").hidden = !now.channels.some((c) => c.pings && c.id !== here);
}

async function openDm() {
  const { channel } = await talk.act("dm", {});
  await refresh();
  await open(channel);
}

/** What an act came to; a text if it failed. */
async function settle(promise) {
  try {
    const outcome = await promise;
    if (outcome.outcome === "failed") return t("failed");
    if (outcome.outcome === "form") showForm(outcome);
    return null;
  } catch (refused) {
    return refusal(refused);
  }
}

const showForm = (outcome) =>
  openForm(outcome.form, now.people, (values) =>
    talk
      .act("modal", { form: outcome.id, values })
      .then((sent) => (sent.outcome === "failed" ? t("failed") : null)),
  );

const press = (message, id) => settle(talk.act("press", { message: message.id, custom_id: id }));
const select = (message, id, values) =>
  settle(talk.act("select", { message: message.id, custom_id: id, values }));
const dismiss = (message) => settle(talk.act("dismiss", { message: message.id }).then(() => ({})));

async function run(command, options) {
  const failed = await settle(talk.act("command", { channel: here, command: command.words, options }));
  if (failed) messages.note(`/${command.shown}`, failed === t("failed") ? t("noAnswer") : failed);
}

async function suggest(command, options, focused) {
  try {
    const outcome = await talk.act("autocomplete", {
      channel: here,
      command: command.words,
      options,
      focused,
    });
    return outcome.choices ?? [];
  } catch {
    return [];
  }
}

const say = (text) => settle(talk.act("say", { channel: here, text }).then(() => ({})));

function wire() {
  const side = (shown) => {
    byId("app").classList.toggle("side-open", shown);
    byId("open-side").setAttribute("aria-expanded", String(shown));
    (shown ? byId("close-side") : byId("open-side")).focus();
  };
  byId("open-side").onclick = () => side(true);
  byId("as-chip").onclick = () => side(true);
  byId("close-side").onclick = () => side(false);
  // On a phone, a tap beside the drawer closes it.
  document.querySelector(".main").addEventListener(
    "click",
    (event) => {
      if (!byId("app").classList.contains("side-open") || event.target.closest("#open-side, #as-chip"))
        return;
      event.preventDefault();
      event.stopPropagation();
      side(false);
    },
    true,
  );
  byId("side").onkeydown = (event) => {
    if (event.key === "Escape") side(false);
  };
  byId("people").onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = now.people.findIndex((p) => p.id === now.me.id);
    become(now.people[(at + step + now.people.length) % now.people.length].name);
  };
  byId("locale").onchange = (event) =>
    talk.changePerson(now.me.name, { locale: event.target.value }).then(later);
  byId("dms").onchange = (event) =>
    talk.changePerson(now.me.name, { dms: event.target.checked ? "open" : "closed" });
  byId("add").onsubmit = async (event) => {
    event.preventDefault();
    byId("add-error").textContent = "";
    try {
      const name = byId("new-name").value;
      const { id } = await talk.addPerson(name, now.me.locale);
      byId("new-name").value = "";
      await become(id);
    } catch (refused) {
      byId("add-error").textContent = refusal(refused);
    }
  };
  document.addEventListener("visibilitychange", markRead);
}

start();

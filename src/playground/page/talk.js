// Talks to the playground: requests, and the stream of what happens.

let who = "";

export const actAs = (name) => {
  who = name;
};

async function request(method, path, body) {
  const options = { method, headers: {} };
  if (body) {
    options.headers["content-type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  const response = await fetch(`/play${path}`, options);
  const json = await response.json();
  if (!response.ok) throw json;
  return json;
}

const asMe = () => `as=${encodeURIComponent(who)}`;

export const people = () => request("GET", "/people");
export const addPerson = (name, locale) => request("POST", "/people", { name, locale });
export const changePerson = (name, change) => request("PATCH", `/people/${encodeURIComponent(name)}`, change);
export const state = () => request("GET", `/state?${asMe()}`);
export const messages = (channel) => request("GET", `/channels/${channel}/messages?${asMe()}`);
export const act = (what, body) => request("POST", `/${what}`, { as: who, ...body });

/** Calls `heard` with each event; tells `lost` when the connection breaks, and tries again by itself. */
export function listen(heard, lost) {
  const source = new EventSource(`/play/events?${asMe()}`);
  source.onmessage = (event) => heard(JSON.parse(event.data));
  source.onerror = () => lost();
  return () => source.close();
}

// Brings a drawn message up to date in place: only what is different is replaced.

/** Makes `old` look like `fresh`; what comes back is the one that stands in the page now. */
export function patch(old, fresh) {
  if (same(old, fresh)) return old;
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes])
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  fill(old, [...fresh.childNodes]);
  return old;
}

/**
 * Makes what is in an element look like these. What is the same stays: whoever has pressed it and not yet let go would press nothing
 * otherwise.
 */
export function fill(old, fresh) {
  const before = [...old.childNodes];
  fresh.forEach((node, at) => {
    if (at < before.length) patch(before[at], node);
    else old.append(node);
  });
  before.slice(fresh.length).forEach((node) => node.remove());
}

/** Whether nothing has to be done: drawn from the same, or equal all the way down. */
function same(old, fresh) {
  if (old.drawnFrom !== undefined || fresh.drawnFrom !== undefined) return old.drawnFrom === fresh.drawnFrom;
  return old.isEqualNode(fresh);
}

/** Whether it is the same kind of thing, so that only its inside has to change. */
function alike(old, fresh) {
  const elements = old.nodeType === Node.ELEMENT_NODE && fresh.nodeType === Node.ELEMENT_NODE;
  // What can be pressed carries what it does: another one is another element.
  const plain = old.drawnFrom === undefined && fresh.drawnFrom === undefined;
  return elements && plain && old.tagName === fresh.tagName && old.tagName !== "BUTTON";
}

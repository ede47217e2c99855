/** Which row an element shows. Not in the page itself, since a key may be the row's own object. */
const keys = new WeakMap<Element, unknown>();

export function setRowKey(element: Element | null, key: unknown) {
  if (element) keys.set(element, key);
}

/** The key of the row that an element is part of; undefined outside of one. */
export function rowKeyAt(element: Element): unknown {
  const row = element.closest('tr');
  return row ? keys.get(row) : undefined;
}

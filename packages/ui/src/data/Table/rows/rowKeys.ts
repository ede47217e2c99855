/** The key of the row that an element renders. */
const keys = new WeakMap<Element, string>();

export function setRowKey(element: Element | null, key: string) {
  if (element) keys.set(element, key);
}

/** The key of the row that an element is part of; undefined outside of rows. */
export function rowKeyAt(element: Element): string | undefined {
  const row = element.closest('tr');
  return row ? keys.get(row) : undefined;
}

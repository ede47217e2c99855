/** The key of the row that an element renders. */
const keys = new WeakMap<Element, string>();

export function setRowKey(element: Element | null, key: string) {
  if (element) keys.set(element, key);
}

/**
 * The key of the row that a key of the page acts on: the one with focus, otherwise the one that the table's focus
 * returns to, such as from a search. Undefined if the user was on none.
 */
export function currentRowKey(): string | undefined {
  const { activeElement } = document;
  const focused = activeElement ? rowKeyAt(activeElement) : undefined;
  const stop = document.querySelector('[role="grid"] tbody [tabindex="0"]');
  return focused ?? (stop ? rowKeyAt(stop) : undefined);
}

/** The key of the row that an element is part of; undefined outside of rows. */
export function rowKeyAt(element: Element): string | undefined {
  const row = element.closest('tr');
  return row ? keys.get(row) : undefined;
}

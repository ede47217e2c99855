import { targetOf } from '../keyboard/gridElements.ts';

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

/** Moves focus from a row to the first one with such a key, into the same column. Nothing if no row has one. */
export function moveFocusToRow(from: Element, hasKey: (key: string) => boolean) {
  const cell = from.closest<HTMLTableCellElement>('td, th');
  const rows = cell?.closest('tbody')?.rows ?? [];
  const row = Array.from(rows).find((one) => hasKey(keys.get(one) ?? ''));
  const target = cell && row?.cells[cell.cellIndex];
  if (target) targetOf(target).focus();
}

/** The key of the row that an element is part of; undefined outside of rows. */
export function rowKeyAt(element: Element): string | undefined {
  const row = element.closest('tr');
  return row ? keys.get(row) : undefined;
}

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
  const current = currentElement();
  return current ? rowKeyAt(current) : undefined;
}

/**
 * Moves focus from the current row to the first one with such a key, into the same column; where the user was on none,
 * to the head of that row. Nothing if no row has such a key.
 */
export function moveFocusToRow(hasKey: (key: string) => boolean) {
  const cell = currentElement()?.closest<HTMLTableCellElement>('td, th');
  const rows =
    cell?.closest('tbody')?.rows ?? document.querySelectorAll<HTMLTableRowElement>('[role="grid"] tbody > tr');
  const row = Array.from(rows).find((one) => hasKey(keys.get(one) ?? ''));
  const target = cell ? row?.cells[cell.cellIndex] : row?.querySelector<HTMLTableCellElement>('th');
  if (target) targetOf(target).focus();
}

/** The element with focus if it is in a row, otherwise the one that the table's focus returns to. */
function currentElement(): Element | null {
  const { activeElement } = document;
  if (activeElement && rowKeyAt(activeElement) !== undefined) return activeElement;
  return document.querySelector('[role="grid"] tbody [tabindex="0"]');
}

/** The key of the row that an element is part of; undefined outside of rows. */
export function rowKeyAt(element: Element): string | undefined {
  const row = element.closest('tr');
  return row ? keys.get(row) : undefined;
}

import type { TableColumn } from '../model/TableColumn.ts';
import { tableCsv, wordsOf } from './tableCsv.ts';

export interface TableCopyOptions<Row> {
  /** What has the focus. */
  target: EventTarget | null;
  /** Those that stand. */
  shown: readonly TableColumn<Row>[];
  /** The selected rows of the page. */
  marked: readonly Row[];
  /** The row in this line of the grid, by `aria-rowindex`. */
  rowAt: (index: number) => Row | undefined;
}

/** What goes to the clipboard, and how many rows of it; of a single cell, no number. */
export interface TableCopy {
  text: string;
  rows?: number;
}

/** The selected rows, for a spreadsheet, or else the focused cell; undefined if neither is meant. */
export function tableCopy<Row>({ target, shown, marked, rowAt }: TableCopyOptions<Row>): TableCopy | undefined {
  if (!(target instanceof HTMLElement) || isTypedInto(target) || hasWordsSelected(target)) return undefined;
  if (marked.length > 0) {
    // They stand in their order already.
    return { text: tableCsv(marked, shown, {}, { separator: '\t' }), rows: marked.length };
  }
  const cell = target.closest<HTMLTableCellElement>('td, th');
  if (!cell) return undefined;
  const row = rowAt(Number(cell.closest('tr')?.getAttribute('aria-rowindex')));
  const lead = cell.closest('table')?.querySelector('thead th:not([data-column])') ? 1 : 0;
  const column = shown[Number(cell.getAttribute('aria-colindex')) - 1 - lead];
  const words = row && column && wordsOf(column)?.(row);
  // biome-ignore lint/performance/useDomNodeTextContent: words that are only heard are not what is seen
  return { text: String(words ?? cell.innerText) };
}

function isTypedInto(target: HTMLElement): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, [contenteditable]');
}

function hasWordsSelected(target: HTMLElement): boolean {
  const selection = target.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed;
}

import type { TableColumn } from '../model/TableColumn.ts';
import { headLine, rowLines, wordsOf } from './csvLines.ts';

export interface TableCopyOptions<Row> {
  /** The focused element. */
  target: EventTarget | null;
  /** The visible columns, in order. */
  shown: readonly TableColumn<Row>[];
  /** The selected rows of the page. */
  marked: readonly Row[];
  /** The row in this line of the grid, by `aria-rowindex`. */
  rowAt: (index: number) => Row | undefined;
}

/** The text for the clipboard and its number of rows; no number for a single cell. */
export interface TableCopy {
  text: string;
  rows?: number;
}

/** Returns the selected rows for a spreadsheet, otherwise the focused cell; undefined if the user copies other text. */
export function tableCopy<Row>({ target, shown, marked, rowAt }: TableCopyOptions<Row>): TableCopy | undefined {
  if (!(target instanceof HTMLElement) || isTypedInto(target) || hasWordsSelected(target)) return undefined;
  if (marked.length > 0) {
    const tabs = { separator: '\t' } as const;
    return { text: headLine(shown, tabs) + rowLines(marked, shown, tabs), rows: marked.length };
  }
  const cell = target.closest<HTMLTableCellElement>('td, th');
  if (!cell) return undefined;
  const row = rowAt(Number(cell.closest('tr')?.getAttribute('aria-rowindex')));
  const lead = cell.closest('table')?.querySelector('thead th:not([data-column])') ? 1 : 0;
  const column = shown[Number(cell.getAttribute('aria-colindex')) - 1 - lead];
  const words = row && column && wordsOf(column)?.(row);
  // biome-ignore lint/performance/useDomNodeTextContent: the copy must not include visually hidden text
  return { text: String(words ?? cell.innerText) };
}

function isTypedInto(target: HTMLElement): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, [contenteditable]');
}

function hasWordsSelected(target: HTMLElement): boolean {
  const selection = target.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed;
}

import type { TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { clampWidth, withWidths } from '../model/tableLayout.ts';
import { asRem, colsOf, type TableWidths, textScale, widthsAsLaidOut } from './columnWidths.ts';

/** Previews widths without rendering a row. */
export function previewWidths(table: HTMLTableElement, widths: TableWidths) {
  for (const [index, col] of colsOf(table).entries()) col.style.inlineSize = styleOf(widths.columns[index]);
  table.style.minInlineSize = asRem(widths.least);
  table.style.inlineSize = widths.isFixed ? asRem(widths.least) : '';
  for (const [name, value] of Object.entries(widths.properties)) table.style.setProperty(name, value);
}

function styleOf(width: number | undefined): string {
  return width === undefined ? '' : asRem(width);
}

/** The header of a column; undefined if it isn't rendered. */
export function headerOf(table: HTMLTableElement, id: string): HTMLElement | undefined {
  const headers = Array.from(table.querySelectorAll<HTMLElement>('th[data-column]'));
  return headers.find(({ dataset }) => dataset.column === id);
}

/** Width of an element in px at the default font size. Reads the layout. */
export function widthSeen(element: HTMLElement): number {
  return element.offsetWidth / textScale();
}

/**
 * Fixes the width of each column up to this one, so that only columns after it change when it is resized and its edge
 * stays under the pointer. Reads the layout once.
 */
export function withWidthsAsSeen(
  table: HTMLTableElement,
  shown: readonly TableColumnFacts[],
  state: TableState,
  id: string,
): TableState {
  const last = shown.findIndex((column) => column.id === id);
  const free = shown.slice(0, last + 1).filter((column) => state.widths?.[column.id] === undefined);
  if (free.length === 0) return state;
  const laidOut = widthsAsLaidOut(table, shown);
  const seen = free.map((column) => {
    const header = headerOf(table, column.id);
    return [column.id, header ? widthSeen(header) : (laidOut[shown.indexOf(column)] ?? 0)] as const;
  });
  return withWidths(state, Object.fromEntries(seen));
}

/** Width of a column's content in the rendered rows, in px at the default font size. Reads the layout. */
export function contentWidth(table: HTMLTableElement, id: string): number {
  const header = headerOf(table, id);
  if (!header) return clampWidth(0);
  const cells = table.querySelectorAll<HTMLElement>(`tbody [aria-colindex="${header.getAttribute('aria-colindex')}"]`);
  const name = header.querySelector<HTMLElement>('[data-part="name"]');
  const ofHeader = name ? header.offsetWidth - name.offsetWidth + neededInOneLine(name) : 0;
  const widths = Array.from(cells, neededBy);
  // One pixel makes up for rounding down.
  return clampWidth(Math.ceil(Math.max(ofHeader, ...widths) / textScale()) + 1);
}

/** Width at which a name that wraps fits in one line. */
function neededInOneLine(name: HTMLElement): number {
  name.style.whiteSpace = 'nowrap';
  const width = neededBy(name);
  name.style.whiteSpace = '';
  return width;
}

/** Width at which an element's content fits. */
function neededBy(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width + clippedIn(element) + sidesOf(element);
}

/** Width that a cell's children truncate. Visually hidden ones are a pixel wide. */
function clippedIn(cell: HTMLElement): number {
  const parts = Array.from(cell.querySelectorAll<HTMLElement>('*')).filter(({ clientWidth }) => clientWidth > 1);
  return parts.reduce((most, part) => Math.max(most, part.scrollWidth - part.clientWidth), 0);
}

function sidesOf(cell: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
}

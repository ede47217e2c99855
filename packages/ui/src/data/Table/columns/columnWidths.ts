import { defaultMinWidth, type TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { clampWidth, leastWidthOf, pinOffsets, widthOf, withWidths } from '../model/tableLayout.ts';
import { columnWidths } from './visibleColumns.ts';

/** Custom property of how far the pinned column at this place stands from its edge. */
export function pinProperty(index: number): string {
  return `--fs-pin-${index}`;
}

/** Of the browser's ordinary text, in px: widths are given at this size, and grow with the user's own. */
const ordinaryText = 16;

/** A width in px at the ordinary size of text, as a style: text that is twice as large has twice the room. */
export function asRem(width: number): string {
  return `${width / ordinaryText}rem`;
}

/** How much larger than ordinary the user's text is. Reads the page. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ordinaryText;
}

/** What the user sees of the widths, as styles of the table; px at the ordinary size of text. */
export interface TableWidths {
  /** Of each column that stands; undefined: a share of the room. */
  columns: readonly (number | undefined)[];
  /** Narrowest. */
  least: number;
  /** Its width is the sum of its columns: none is left to take the rest of the room. */
  isFixed: boolean;
  /** Custom properties of the table: how far each pinned column stands from its edge, and the tracks of the rows. */
  properties: Readonly<Record<string, string>>;
}

/** The tracks of rows that are laid out one by one, where only those in sight are drawn. */
export const tracksProperty = '--fs-table-tracks';

/** @param lead px that stand before the columns, pinned to the start */
export function tableWidths(
  shown: readonly TableColumnFacts[],
  state: Pick<TableState, 'widths' | 'pinned'>,
  lead: number,
): TableWidths {
  const columns = shown.map((column) => widthOf(column, state));
  const offsets = pinOffsets(shown, state, { start: lead });
  const pins = shown.flatMap(({ id }, index) => {
    const offset = offsets.get(id);
    return offset === undefined ? [] : [[pinProperty(index), asRem(offset)] as const];
  });
  return {
    columns,
    least: lead + leastWidthOf(shown, state),
    isFixed: state.widths !== undefined && !columns.includes(undefined),
    properties: { ...Object.fromEntries(pins), [tracksProperty]: tracksOf(shown, columns, lead) },
  };
}

function tracksOf(shown: readonly TableColumnFacts[], widths: TableWidths['columns'], lead: number): string {
  const tracks = shown.map(({ minWidth = defaultMinWidth }, index) => {
    const width = widths[index];
    return width === undefined ? `minmax(${asRem(minWidth)}, 1fr)` : asRem(width);
  });
  return [...(lead > 0 ? [asRem(lead)] : []), ...tracks].join(' ');
}

/** Shows other widths before they are kept, without drawing a row anew. */
export function previewWidths(table: HTMLTableElement, widths: TableWidths) {
  for (const [index, col] of colsOf(table).entries()) col.style.inlineSize = styleOf(widths.columns[index]);
  table.style.minInlineSize = asRem(widths.least);
  table.style.inlineSize = widths.isFixed ? asRem(widths.least) : '';
  for (const [name, value] of Object.entries(widths.properties)) table.style.setProperty(name, value);
}

function colsOf(table: HTMLTableElement): readonly HTMLTableColElement[] {
  return Array.from(table.querySelectorAll<HTMLTableColElement>('col[data-column]'));
}

function styleOf(width: number | undefined): string {
  return width === undefined ? '' : asRem(width);
}

/** How wide the cells before the first column are, in px at the ordinary size of text. Reads the page. */
export function leadOf(table: HTMLTableElement): number {
  return (table.querySelector<HTMLElement>('th:not([data-column])')?.offsetWidth ?? 0) / textScale();
}

/**
 * How wide each column is, drawn or not, in px at the ordinary size of text, from the styles of the table as they
 * stand. Reads the page once.
 */
export function widthsAsLaidOut(table: HTMLTableElement, shown: readonly TableColumnFacts[]): readonly number[] {
  const widths = colsOf(table).map(({ style: { inlineSize } }) =>
    inlineSize === '' ? undefined : Number.parseFloat(inlineSize) * ordinaryText,
  );
  const isEven = table.parentElement?.dataset.layout === 'table';
  return columnWidths({
    widths,
    leasts: isEven ? undefined : shown.map(({ minWidth = defaultMinWidth }) => minWidth),
    room: table.offsetWidth / textScale() - leadOf(table),
  });
}

/** The header of a column, where it is drawn. */
export function headerOf(table: HTMLTableElement, id: string): HTMLElement | undefined {
  const headers = Array.from(table.querySelectorAll<HTMLElement>('th[data-column]'));
  return headers.find(({ dataset }) => dataset.column === id);
}

/** Width of an element in px at the ordinary size of text. Reads the page. */
export function widthSeen(element: HTMLElement): number {
  return element.offsetWidth / textScale();
}

/**
 * The state in which everything up to a column has the width that it is seen with, so that only what comes after it
 * gives way when it is resized and its edge stays under the pointer. Reads the page once.
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

/**
 * Width of what stands in a column, of the rows that are drawn, in px at the ordinary size of text; reads the page
 * once.
 */
export function contentWidth(table: HTMLTableElement, id: string): number {
  const header = headerOf(table, id);
  if (!header) return clampWidth(0);
  const cells = table.querySelectorAll<HTMLElement>(`tbody [aria-colindex="${header.getAttribute('aria-colindex')}"]`);
  const name = header.querySelector<HTMLElement>('[data-part="name"]');
  const ofHeader = name ? header.offsetWidth - name.offsetWidth + neededBy(name) : 0;
  const widths = Array.from(cells, neededBy);
  // One pixel for what is rounded down.
  return clampWidth(Math.ceil(Math.max(ofHeader, ...widths) / textScale()) + 1);
}

/** What an element would be wide with room for all that is in it. */
function neededBy(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width + clippedIn(element) + sidesOf(element);
}

/** How much of what stands in a cell its own parts cut off; words that are only heard are a pixel wide. */
function clippedIn(cell: HTMLElement): number {
  const parts = Array.from(cell.querySelectorAll<HTMLElement>('*')).filter(({ clientWidth }) => clientWidth > 1);
  return parts.reduce((most, part) => Math.max(most, part.scrollWidth - part.clientWidth), 0);
}

function sidesOf(cell: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  return Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
}

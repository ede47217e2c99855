import { defaultMinWidth, type TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { clampWidth, leastWidthOf, pinOffsets, widthOf, withWidths } from '../model/tableLayout.ts';
import { columnWidths } from './visibleColumns.ts';

/** Custom property with a pinned column's distance from its edge. */
export function pinProperty(index: number): string {
  return `--fs-pin-${index}`;
}

/** The default font size in px. Widths are given at this size and scale with the user's own. */
const ordinaryText = 16;

/** Converts a width in px at the default font size into rem, so that it scales with the user's font size. */
export function asRem(width: number): string {
  return `${width / ordinaryText}rem`;
}

/** The user's font size relative to the default. Reads the layout. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ordinaryText;
}

/** Column widths as styles of the table; px at the default font size. */
export interface TableWidths {
  /** Width of each visible column; undefined: a share of the remaining width. */
  columns: readonly (number | undefined)[];
  /** Minimum width of the table. */
  least: number;
  /** The table is as wide as its columns: none takes the remaining width. */
  isFixed: boolean;
  /** Custom properties of the table: distances of pinned columns from their edge, and the tracks of virtualized rows. */
  properties: Readonly<Record<string, string>>;
}

/** Custom property with the grid tracks of virtualized rows. */
export const tracksProperty = '--fs-table-tracks';

/** @param lead px before the first column, pinned to the start */
export function tableWidths(
  shown: readonly TableColumnFacts[],
  state: Pick<TableState, 'widths' | 'pinned'>,
  lead: number,
): TableWidths {
  const columns = shown.map((column) => widthOf(column, state));
  const isFixed = state.widths !== undefined && !columns.includes(undefined);
  const offsets = pinOffsets(shown, state, { start: lead });
  const pins = shown.flatMap(({ id }, index) => {
    const offset = offsets.get(id);
    return offset === undefined ? [] : [[pinProperty(index), asRem(offset)] as const];
  });
  return {
    columns,
    least: lead + leastWidthOf(shown, state),
    isFixed,
    properties: { ...Object.fromEntries(pins), [tracksProperty]: tracksOf(shown, { columns, isFixed }, lead) },
  };
}

function tracksOf(
  shown: readonly TableColumnFacts[],
  { columns, isFixed }: Pick<TableWidths, 'columns' | 'isFixed'>,
  lead: number,
): string {
  // Without a flexible column, all columns stretch, as in a table element.
  const stretches = !(isFixed || columns.includes(undefined));
  const tracks = shown.map(({ minWidth = defaultMinWidth }, index) => {
    const width = columns[index];
    if (width === undefined) return `minmax(${asRem(minWidth)}, 1fr)`;
    return stretches ? `minmax(${asRem(width)}, ${width}fr)` : asRem(width);
  });
  return [...(lead > 0 ? [asRem(lead)] : []), ...tracks].join(' ');
}

/** Previews widths without rendering a row. */
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

/** Width of the cells before the first column, in px at the default font size. Reads the layout. */
export function leadOf(table: HTMLTableElement): number {
  return (table.querySelector<HTMLElement>('th:not([data-column])')?.offsetWidth ?? 0) / textScale();
}

/**
 * Width of each column, rendered or not, in px at the default font size, from the table's current styles. Reads the
 * layout once.
 */
export function widthsAsLaidOut(table: HTMLTableElement, shown: readonly TableColumnFacts[]): readonly number[] {
  const widths = colsOf(table).map(({ style: { inlineSize } }) =>
    inlineSize === '' ? undefined : Number.parseFloat(inlineSize) * ordinaryText,
  );
  const isEven = table.parentElement?.dataset.layout === 'table';
  return columnWidths({
    widths,
    leasts: isEven ? undefined : shown.map(({ minWidth = defaultMinWidth }) => minWidth),
    space: table.offsetWidth / textScale() - leadOf(table),
  });
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

import { defaultMinWidth, type TableColumnFacts } from './TableColumn.ts';
import type { TableState } from './TableState.ts';
import { clampWidth, leastWidthOf, pinOffsets, widthOf, withWidths } from './tableLayout.ts';

/** Custom property of how far the pinned column at this place stands from its edge. */
export function pinProperty(index: number): string {
  return `--fs-pin-${index}`;
}

/** What the reader sees of the widths, as styles of the table. */
export interface TableWidths {
  /** Of each column that stands; undefined: a share of the room. */
  columns: readonly (number | undefined)[];
  /** Narrowest, in px. */
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
    return offset === undefined ? [] : [[pinProperty(index), `${offset}px`] as const];
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
    return width === undefined ? `minmax(${minWidth}px, 1fr)` : `${width}px`;
  });
  return [...(lead > 0 ? [`${lead}px`] : []), ...tracks].join(' ');
}

/** Shows other widths before they are kept, without drawing a row anew. */
export function previewWidths(table: HTMLTableElement, widths: TableWidths) {
  const cols = table.querySelectorAll<HTMLTableColElement>('col[data-column]');
  for (const [index, col] of cols.entries()) col.style.inlineSize = px(widths.columns[index]);
  table.style.minInlineSize = px(widths.least);
  table.style.inlineSize = widths.isFixed ? px(widths.least) : '';
  for (const [name, value] of Object.entries(widths.properties)) table.style.setProperty(name, value);
}

function px(width: number | undefined): string {
  return width === undefined ? '' : `${width}px`;
}

function headersOf(table: HTMLTableElement): readonly HTMLElement[] {
  return Array.from(table.querySelectorAll<HTMLElement>('th[data-column]'));
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
  const headers = headersOf(table);
  const seen = shown.slice(0, last + 1).flatMap((column, index) => {
    const header = headers[index];
    return header && state.widths?.[column.id] === undefined ? [[column.id, header.offsetWidth] as const] : [];
  });
  return seen.length === 0 ? state : withWidths(state, Object.fromEntries(seen));
}

/** Width in px of what stands in a column, of the rows that are drawn; reads the page once. */
export function contentWidth(table: HTMLTableElement, shown: readonly TableColumnFacts[], id: string): number {
  const place = shown.findIndex((column) => column.id === id);
  const header = headersOf(table)[place];
  if (!header) return clampWidth(0);
  const cells = table.querySelectorAll<HTMLElement>(`tbody [aria-colindex="${header.getAttribute('aria-colindex')}"]`);
  const name = header.querySelector<HTMLElement>('[data-part="name"]');
  const ofHeader = name ? header.offsetWidth - name.offsetWidth + neededBy(name) : 0;
  const widths = Array.from(cells, neededBy);
  // One pixel for what is rounded down.
  return clampWidth(Math.ceil(Math.max(ofHeader, ...widths)) + 1);
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

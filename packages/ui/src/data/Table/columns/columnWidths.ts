import { defaultMinWidth, type TableColumnFacts } from '../model/TableColumn.ts';
import type { TableState } from '../model/TableState.ts';
import { heldColumn, leastWidthOf, pinnedWidth, pinOffsets, widthOf } from '../model/tableLayout.ts';
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
  const held = heldColumn(shown, state);
  const pins = shown.flatMap(({ id }, index) => {
    const offset = held?.id === id ? lead + pinnedWidth(shown, state, 'start') : offsets.get(id);
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

/** The elements that have the widths of the columns. */
export function colsOf(table: HTMLTableElement): readonly HTMLTableColElement[] {
  return Array.from(table.querySelectorAll<HTMLTableColElement>('col[data-column]'));
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

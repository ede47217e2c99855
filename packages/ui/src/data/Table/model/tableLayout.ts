import { columnEngine, isArranged } from './loadedEngine.ts';
import { defaultMinWidth, type TableColumnFacts } from './TableColumn.ts';
import type { TablePin, TableState } from './TableState.ts';
import type { ColumnLayout } from './tableEngine.ts';

/** Minimum width in px of a resized column: its menu and its resize handle still fit. */
export const narrowest = 64;
/** Maximum width in px of a resized column. */
export const widest = 1200;

/** The user's changes to the columns. */
export type TableLayout = Pick<TableState, 'order' | 'hidden' | 'shown' | 'widths' | 'pinned' | 'density'>;

/** All columns in the user's order, hidden ones included. New columns are last. */
export function orderedColumns<Column extends TableColumnFacts>(
  columns: readonly Column[],
  { order = [] }: Pick<ColumnLayout, 'order'>,
): readonly Column[] {
  return order.length === 0 ? columns : named(columns, columnEngine(columns, { order }).getAllLeafColumns());
}

/** The visible columns: those pinned to the start, those that scroll, those pinned to the end. */
export function shownColumns<Column extends TableColumnFacts>(
  columns: readonly Column[],
  { order, hidden, shown, pinned }: ColumnLayout,
): readonly Column[] {
  const away = hiddenIds(
    columns.filter((column) => canHide(column)),
    { hidden, shown },
  );
  // Most layouts are not arranged, and need no engine.
  if (!isArranged({ order, pinned })) {
    return away.length === 0 ? columns : columns.filter(({ id }) => !away.includes(id));
  }
  const engine = columnEngine(columns, { order, pinned, hidden: away });
  return named(columns, [
    ...engine.getStartVisibleLeafColumns(),
    ...engine.getCenterVisibleLeafColumns(),
    ...engine.getEndVisibleLeafColumns(),
  ]);
}

function named<Column extends TableColumnFacts>(
  columns: readonly Column[],
  chosen: readonly { id: string }[],
): readonly Column[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return chosen.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Whether a layout hides a column. An optional one is hidden until the user shows it. */
export function isColumnHidden(
  { id, isOptional = false }: Pick<TableColumnFacts, 'id' | 'isOptional'>,
  { hidden, shown }: Pick<TableState, 'hidden' | 'shown'>,
): boolean {
  if (hidden?.includes(id)) return true;
  return isOptional && (shown ? !shown.includes(id) : hidden === undefined);
}

function hiddenIds(columns: readonly TableColumnFacts[], layout: Pick<TableState, 'hidden' | 'shown'>) {
  return columns.flatMap((column) => (isColumnHidden(column, layout) ? column.id : []));
}

/** The column that names the rows can't be hidden. */
export function canHide({ isRowHeader = false }: TableColumnFacts): boolean {
  return !isRowHeader;
}

/** Width in px if it is fixed: the user's, the column's, or the minimum of a pinned column. */
export function widthOf(
  { id, width, minWidth = defaultMinWidth }: TableColumnFacts,
  { widths = {}, pinned = {} }: Pick<TableState, 'widths' | 'pinned'>,
): number | undefined {
  return widths[id] ?? width ?? (pinned[id] ? minWidth : undefined);
}

/** Minimum width in px of the table, below which it scrolls. */
export function leastWidthOf(
  columns: readonly TableColumnFacts[],
  layout: Pick<TableState, 'widths' | 'pinned'>,
): number {
  return columns.reduce((sum, column) => sum + (widthOf(column, layout) ?? column.minWidth ?? defaultMinWidth), 0);
}

/** Distance of each pinned column from its edge, in px, by id. */
export function pinOffsets(
  shown: readonly TableColumnFacts[],
  layout: Pick<TableState, 'widths' | 'pinned'>,
  { start = 0 }: { start?: number } = {},
): ReadonlyMap<string, number> {
  if (!isArranged({ pinned: layout.pinned })) return new Map();
  const engine = columnEngine(shown, layout);
  return new Map([
    ...engine.getStartLeafColumns().map((column) => [column.id, start + column.getStart('start')] as const),
    ...engine.getEndLeafColumns().map((column) => [column.id, column.getAfter('end')] as const),
  ]);
}

/** How many px of the table the columns pinned to an edge cover. */
export function pinnedWidth(
  shown: readonly TableColumnFacts[],
  layout: Pick<TableState, 'widths' | 'pinned'>,
  edge: TablePin,
): number {
  if (!isArranged({ pinned: layout.pinned })) return 0;
  const engine = columnEngine(shown, layout);
  return edge === 'start' ? engine.getStartTotalSize() : engine.getEndTotalSize();
}

/** A wider column would leave too little room for the others. */
const widestHeld = 320;

/**
 * The column that names the rows and its width in px: where the table scrolls sideways, it stays in view, next to the
 * columns pinned to the start. Undefined if the user pinned it, or if it is too wide.
 */
export function heldColumn(
  shown: readonly TableColumnFacts[],
  layout: Pick<TableState, 'widths' | 'pinned'>,
): { id: string; width: number } | undefined {
  const column = shown.find(({ isRowHeader }) => isRowHeader);
  if (!column || layout.pinned?.[column.id]) return undefined;
  const width = widthOf(column, layout) ?? column.minWidth ?? defaultMinWidth;
  return width > widestHeld ? undefined : { id: column.id, width };
}

/** Ids of the visible columns whose position a column can take: those at the same edge. */
export function placesOf(columns: readonly TableColumnFacts[], state: ColumnLayout, id: string): readonly string[] {
  const edge = state.pinned?.[id];
  return shownColumns(columns, state).flatMap((column) => (state.pinned?.[column.id] === edge ? column.id : []));
}

/** Moves a column to the position of another visible one at the same edge. */
export function withColumnMovedTo(
  state: TableState,
  columns: readonly TableColumnFacts[],
  { id, to }: { id: string; to: string },
): TableState {
  const places = placesOf(columns, state, id);
  const from = places.indexOf(id);
  const target = places.indexOf(to);
  if (from < 0 || target < 0 || from === target) return state;
  const others = orderedColumns(columns, state).flatMap((column) => (column.id === id ? [] : column.id));
  const at = others.indexOf(to) + (target > from ? 1 : 0);
  return { ...state, order: [...others.slice(0, at), id, ...others.slice(at)] };
}

/** Moves a column by one position. The first and the last stay. */
export function withColumnMoved(
  state: TableState,
  columns: readonly TableColumnFacts[],
  { id, by }: { id: string; by: 1 | -1 },
): TableState {
  const places = placesOf(columns, state, id);
  const to = places[places.indexOf(id) + by];
  return to === undefined ? state : withColumnMovedTo(state, columns, { id, to });
}

/** Hides a column, or shows it at its previous position. Its sort and filter stay. */
export function withColumnHidden(
  state: TableState,
  columns: readonly TableColumnFacts[],
  { id, isHidden }: { id: string; isHidden: boolean },
): TableState {
  const hiddenBefore = [...new Set([...(state.hidden ?? []), ...hiddenIds(columns, state)])];
  const others = hiddenBefore.filter((one) => one !== id);
  const hidden = isHidden ? [...others, id] : others;
  const shownOptional = columns.flatMap((column) => (column.isOptional ? column.id : []));
  const shown = [...new Set([...(state.shown ?? []), ...shownOptional])].filter((one) => !hidden.includes(one));
  const isAsAtFirst = columns.every((column) => hidden.includes(column.id) === (column.isOptional ?? false));
  return withLayout(state, isAsAtFirst ? { hidden: undefined, shown: undefined } : { hidden, shown });
}

/** Pins a column to an edge, or unpins it. */
export function withColumnPinned(
  state: TableState,
  { id, pin }: { id: string; pin: TablePin | undefined },
): TableState {
  const { [id]: _, ...others } = state.pinned ?? {};
  return withLayout(state, { pinned: pin ? { ...others, [id]: pin } : others });
}

/** Sets widths in px, rounded and clamped. */
export function withWidths(state: TableState, widths: Readonly<Record<string, number>>): TableState {
  const kept = Object.entries(widths).map(([id, width]) => [id, clampWidth(width)] as const);
  return withLayout(state, { widths: { ...state.widths, ...Object.fromEntries(kept) } });
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

/** Resets a column's width. */
export function withoutWidth(state: TableState, id: string): TableState {
  const { [id]: _, ...others } = state.widths ?? {};
  return withLayout(state, { widths: others });
}

/** Resets the columns. Sort, filters and page stay. */
export function withoutLayout({ order, hidden, shown, widths, pinned, density, ...state }: TableState): TableState {
  return state;
}

export function layoutOf({ order, hidden, shown, widths, pinned, density }: TableState): TableLayout {
  return compact({ order, hidden, shown, widths, pinned, density });
}

/** Replaces the layout. */
export function withLayoutOf(state: TableState, layout: TableLayout): TableState {
  return { ...withoutLayout(state), ...compact(layout) };
}

function withLayout(
  state: TableState,
  change: { readonly [Part in keyof TableLayout]?: TableLayout[Part] | undefined },
): TableState {
  return { ...withoutLayout(state), ...compact({ ...layoutOf(state), ...change }) };
}

/**
 * Leaves out empty parts, so that equal layouts serialize alike. An empty `hidden` or `shown` stays: it differs from none.
 */
function compact({
  order,
  hidden,
  shown,
  widths,
  pinned,
  density,
}: {
  readonly [Part in keyof TableLayout]?: TableLayout[Part] | undefined;
}): TableLayout {
  return {
    ...(order?.length && { order }),
    ...(hidden && { hidden }),
    ...(shown && { shown }),
    ...(widths && Object.keys(widths).length > 0 && { widths }),
    ...(pinned && Object.keys(pinned).length > 0 && { pinned }),
    ...(density && { density }),
  };
}

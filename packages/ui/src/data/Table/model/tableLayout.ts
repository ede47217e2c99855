import { defaultMinWidth, type TableColumnFacts } from './TableColumn.ts';
import type { TablePin, TableState } from './TableState.ts';
import { type ColumnLayout, columnEngine } from './tableEngine.ts';

/** Narrowest that a user can make a column, in px: its menu and its edge still stand beside each other. */
export const narrowest = 64;
/** Widest, in px. */
export const widest = 1200;

/** What the user did to the columns, apart from what they did to the rows. */
export type TableLayout = Pick<TableState, 'order' | 'hidden' | 'widths' | 'pinned' | 'density'>;

/** The columns in the user's order, those that are put away among them; columns that are new stand at the end. */
export function orderedColumns<Column extends TableColumnFacts>(
  columns: readonly Column[],
  { order = [] }: Pick<ColumnLayout, 'order'>,
): readonly Column[] {
  return order.length === 0 ? columns : named(columns, columnEngine(columns, { order }).getAllLeafColumns());
}

/** The columns that stand, from the start: those pinned there, those that scroll, those pinned to the end. */
export function shownColumns<Column extends TableColumnFacts>(
  columns: readonly Column[],
  { order, hidden = [], pinned }: ColumnLayout,
): readonly Column[] {
  // Most layouts are untouched and need no engine.
  if (!order?.length && hidden.length === 0 && Object.keys(pinned ?? {}).length === 0) return columns;
  const kept = columns.flatMap((column) => (canHide(column) ? [] : column.id));
  const engine = columnEngine(columns, { order, pinned, hidden: hidden.filter((id) => !kept.includes(id)) });
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

/** What names the rows always stands. */
export function canHide({ isRowHeader = false }: TableColumnFacts): boolean {
  return !isRowHeader;
}

/** Width in px where it is known: the user's, the column's, or, of a pinned one, its narrowest. */
export function widthOf(
  { id, width, minWidth = defaultMinWidth }: TableColumnFacts,
  { widths = {}, pinned = {} }: Pick<TableState, 'widths' | 'pinned'>,
): number | undefined {
  return widths[id] ?? width ?? (pinned[id] ? minWidth : undefined);
}

/** Narrowest width in px of the table before it scrolls. */
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
  if (!layout.pinned) return new Map();
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
  if (!layout.pinned) return 0;
  const engine = columnEngine(shown, layout);
  return edge === 'start' ? engine.getStartTotalSize() : engine.getEndTotalSize();
}

/** Where a column can go: the places of its neighbours at the same edge, among the columns that stand. */
export function placesOf(columns: readonly TableColumnFacts[], state: ColumnLayout, id: string): readonly string[] {
  const edge = state.pinned?.[id];
  return shownColumns(columns, state).flatMap((column) => (state.pinned?.[column.id] === edge ? column.id : []));
}

/** The column takes the place of another that stands; those between make room. Between edges it does not go. */
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

/** One place on, or back; at its edge it stays. */
export function withColumnMoved(
  state: TableState,
  columns: readonly TableColumnFacts[],
  { id, by }: { id: string; by: 1 | -1 },
): TableState {
  const places = placesOf(columns, state, id);
  const to = places[places.indexOf(id) + by];
  return to === undefined ? state : withColumnMovedTo(state, columns, { id, to });
}

/** Put away, or brought back to where it stood. What it is sorted and filtered by stays. */
export function withColumnHidden(state: TableState, { id, isHidden }: { id: string; isHidden: boolean }): TableState {
  const others = (state.hidden ?? []).filter((hidden) => hidden !== id);
  return withLayout(state, { hidden: isHidden ? [...others, id] : others });
}

/** At an edge, or, without one, among those that scroll. */
export function withColumnPinned(
  state: TableState,
  { id, pin }: { id: string; pin: TablePin | undefined },
): TableState {
  const { [id]: _, ...others } = state.pinned ?? {};
  return withLayout(state, { pinned: pin ? { ...others, [id]: pin } : others });
}

/** Widths in px; rounded, and kept within what can be handled. */
export function withWidths(state: TableState, widths: Readonly<Record<string, number>>): TableState {
  const kept = Object.entries(widths).map(([id, width]) => [id, clampWidth(width)] as const);
  return withLayout(state, { widths: { ...state.widths, ...Object.fromEntries(kept) } });
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(widest, Math.max(narrowest, width)));
}

/** As wide as the table makes it. */
export function withoutWidth(state: TableState, id: string): TableState {
  const { [id]: _, ...others } = state.widths ?? {};
  return withLayout(state, { widths: others });
}

/** The columns as they were made; rows, filters and order stay. */
export function withoutLayout({ order, hidden, widths, pinned, density, ...state }: TableState): TableState {
  return state;
}

export function layoutOf({ order, hidden, widths, pinned, density }: TableState): TableLayout {
  return compact({ order, hidden, widths, pinned, density });
}

/** With this layout in place of its own. */
export function withLayoutOf(state: TableState, layout: TableLayout): TableState {
  return { ...withoutLayout(state), ...compact(layout) };
}

function withLayout(state: TableState, change: TableLayout): TableState {
  return { ...withoutLayout(state), ...compact({ ...layoutOf(state), ...change }) };
}

/** Without what says nothing, so that two layouts that look the same are written the same. */
function compact({ order, hidden, widths, pinned, density }: TableLayout): TableLayout {
  return {
    ...(order?.length && { order }),
    ...(hidden?.length && { hidden }),
    ...(widths && Object.keys(widths).length > 0 && { widths }),
    ...(pinned && Object.keys(pinned).length > 0 && { pinned }),
    ...(density && { density }),
  };
}

import type { TableColumnFacts } from './TableColumn.ts';
import type { TableState } from './TableState.ts';

/** What of a layout decides which columns stand where. */
export type ColumnPlaces = Pick<TableState, 'order' | 'hidden' | 'pinned'>;

/** The columns in the reader's order, those that it does not name after them; ids that are gone are passed over. */
export function inOrder<Column extends TableColumnFacts>(
  columns: readonly Column[],
  order: readonly string[],
): readonly Column[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ids = new Set([...order, ...byId.keys()]);
  return Array.from(ids).flatMap((id) => byId.get(id) ?? []);
}

/** Those pinned to the start, those that scroll, those pinned to the end, each in the order in which they come. */
export function fromEdgeToEdge<Column extends TableColumnFacts>(
  columns: readonly Column[],
  pinned: NonNullable<TableState['pinned']>,
): readonly Column[] {
  const edges = ['start', undefined, 'end'] as const;
  return edges.flatMap((edge) => columns.filter(({ id }) => pinned[id] === edge));
}

import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/react-table';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { TableColumnFacts } from './TableColumn.ts';
import type { TablePin, TableState } from './TableState.ts';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
});
const noRows: object[] = [];

/** What of a layout decides which columns stand where. */
export type ColumnPlaces = Pick<TableState, 'order' | 'hidden' | 'pinned'>;

/**
 * TanStack Table's model of the columns. Rows do not go through it: filtered, sorted and cut to a page beforehand, they
 * spare its object for each.
 */
export function columnModel(
  columns: readonly TableColumnFacts[],
  { order = [], hidden = [], pinned = {} }: ColumnPlaces,
) {
  const ids = [...new Set([...order, ...columns.map(({ id }) => id)])];
  const at = (edge: TablePin) => ids.filter((id) => pinned[id] === edge);
  return constructTable({
    features,
    data: noRows,
    columns: columns.map(({ id, header }) => ({ id, header })),
    state: {
      columnOrder: [...order],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnPinning: { start: at('start'), end: at('end') },
    },
  });
}

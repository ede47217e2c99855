import type { Loadable } from '@fs/ui';
import type { TableColumn, TableState } from '@fs/ui/table-model';
import { type TablePage, tableRows } from '@fs/ui/table-model';
import { mapLoadable } from './mapLoadable.ts';

/** Returns the rows of the current page, in any state of the data. */
export function pagedRows<Row>(
  rows: Loadable<readonly Row[]>,
  state: TableState,
  columns: readonly TableColumn<Row>[],
): Loadable<TablePage<Row>> {
  return mapLoadable(rows, (all) => tableRows(all, state, columns));
}

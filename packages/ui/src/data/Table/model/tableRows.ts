import { filterAndSortRows } from './filterAndSortRows.ts';
import type { TableColumn } from './TableColumn.ts';
import { pageCountOf, type TableState } from './TableState.ts';

/** The rows of one page, and how many there are on all pages. A server gives the same. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/**
 * What a table shows of all rows: those that pass every filter, in order, one page of them. A page beyond the last is
 * the last. Rows of equal value keep their order; unknown values stand last, whichever way the column runs.
 *
 * @param rows keep the array between calls: what is worked out about it is remembered with it
 * @param locale whose alphabet orders the texts
 */
export function tableRows<Row>(
  rows: readonly Row[],
  { sort, filters, ...state }: TableState,
  columns: readonly TableColumn<Row>[],
  locale = 'en',
): TablePage<Row> {
  const found = filterAndSortRows(rows, { sort, filters, columns, locale });
  const page = Math.min(state.page, pageCountOf(found.count, state.pageSize));
  const start = (page - 1) * state.pageSize;
  return { rows: found.slice(start, start + state.pageSize), total: found.count };
}

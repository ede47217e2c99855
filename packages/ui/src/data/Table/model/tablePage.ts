import { pageCountOf, type TableState } from './TableState.ts';

/** The rows of one page, and how many rows there are on all pages. A server returns the same. */
export interface TablePage<Row> {
  readonly rows: readonly Row[];
  /** `undefined` when they could not be counted. */
  readonly total: number | undefined;
  /** The rows are filtered on this device, so that filters apply at once. `tableRows` sets it. */
  readonly isLocal?: boolean;
}

/** Whether rows are shown as they are given, without an engine. */
export function isAsGiven({ sort, filters }: Pick<TableState, 'sort' | 'filters'>): boolean {
  return sort.length === 0 && Object.keys(filters).length === 0;
}

/** How many pages there are to turn to. Where rows could not be counted, one more follows each full page. */
export function pagesOf(page: TablePage<unknown> | undefined, total: number | undefined, state: TableState): number {
  if (total !== undefined || page === undefined) return pageCountOf(total ?? 0, state.pageSize);
  return page.rows.length >= state.pageSize ? state.page + 1 : state.page;
}

/** A page of rows as they are given. A page beyond the last is the last. */
export function pageOf<Row>(rows: readonly Row[], { page, pageSize }: TableState): TablePage<Row> {
  const total = rows.length;
  if (total <= pageSize) return { rows, total, isLocal: true };
  const start = (Math.min(page, pageCountOf(total, pageSize)) - 1) * pageSize;
  return { rows: rows.slice(start, start + pageSize), total, isLocal: true };
}

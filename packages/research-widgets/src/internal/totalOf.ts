import type { Loadable, TablePage } from '@fs/ui';

/** Returns the total number of rows, if known. */
export function totalOf(rows: Loadable<TablePage<unknown>>): number {
  if (rows.state === 'ready') return rows.value.total;
  return rows.state === 'failed' ? (rows.last?.total ?? 0) : 0;
}

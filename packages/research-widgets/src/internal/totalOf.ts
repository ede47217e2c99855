import type { Loadable, TablePage } from '@fs/ui';

/** How many rows match, as far as is known. */
export function totalOf(rows: Loadable<TablePage<unknown>>): number {
  if (rows.state === 'ready') return rows.value.total;
  return rows.state === 'failed' ? (rows.last?.total ?? 0) : 0;
}

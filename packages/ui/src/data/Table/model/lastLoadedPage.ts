import type { Loadable } from '../../../system/Loadable/Loadable.ts';
import type { TablePage } from './tableRows.ts';

/** The page that can be shown: the one that came, or the last that came before a failure. */
export function lastLoadedPage<Row>(rows: Loadable<TablePage<Row>>): TablePage<Row> | undefined {
  if (rows.state === 'ready') return rows.value;
  return rows.state === 'failed' ? rows.last : undefined;
}

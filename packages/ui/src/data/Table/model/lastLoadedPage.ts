import type { Loadable } from '../../../system/Loadable/Loadable.ts';
import type { TablePage } from './tablePage.ts';

/** Returns the loaded page, or the last loaded one after a failure. */
export function lastLoadedPage<Row>(rows: Loadable<TablePage<Row>>): TablePage<Row> | undefined {
  if (rows.state === 'ready') return rows.value;
  return rows.state === 'failed' ? rows.last : undefined;
}

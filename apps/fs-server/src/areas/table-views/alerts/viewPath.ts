import type { AlertSearch } from './toAlertSearch.ts';

/** A table whose views can have alerts. */
export type AlertTable = AlertSearch['table'];

const tablePaths: Readonly<Record<AlertTable, string>> = {
  companies: '/research/companies',
  funding: '/companies/search/funding',
};

/**
 * Where the app shows a view, under its base path. With `since`, the rows that arrived last are first, and those that
 * arrived from then on are marked.
 */
export function viewPath({ id, table, since }: { id: string; table: AlertTable; since?: Date }): string {
  const search = new URLSearchParams({ view: id, ...(since && { since: since.toISOString() }) });
  return `${tablePaths[table]}?${search}`;
}

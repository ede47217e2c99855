import type { AlertSearch } from './toAlertSearch.ts';

/** A table whose views can have alerts. */
export type AlertTable = AlertSearch['table'];

const tablePaths: Readonly<Record<AlertTable, string>> = {
  companies: '/research/companies',
  funding: '/companies/search/funding',
};

/** Where the app shows a view, under its base path. */
export function viewPath({ id, table }: { id: string; table: AlertTable }): string {
  return `${tablePaths[table]}?view=${encodeURIComponent(id)}`;
}

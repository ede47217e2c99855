import type { TableName } from '@fs/api-contract';

/** Where the app shows each table's views. The views of a watchlist's table are in every watchlist. */
const tablePaths: Readonly<Record<TableName, string>> = {
  companies: '/research/companies',
  funding: '/companies/search/funding',
  markets: '/markets',
  watchlist: '/research/watchlists',
};

/** Where the app shows a view, under its base path. */
export function viewPath({ id, table }: { id: string; table: TableName }): string {
  return `${tablePaths[table]}?view=${encodeURIComponent(id)}`;
}

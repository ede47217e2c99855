import type { TableState } from '@fs/ui/table-model';
import { fromTableQuery, type TableAddress, toTableQuery } from '../../internal/tableAddress.ts';

const address = {
  pageSize: 10,
  filters: {},
  sorts: { name: 'ascending', companyCount: 'descending', totalFunding: 'descending' },
} as const satisfies TableAddress;

/** What the query of an address asks the market table to show. */
export function marketTableState(query: URLSearchParams): TableState {
  return fromTableQuery(query, address);
}

/** The query of the address that shows the same. */
export function marketTableQuery(state: TableState): URLSearchParams {
  return toTableQuery(state, address);
}

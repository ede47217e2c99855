import type { MarketSortField } from '@fs/api-contract';
import type { TableSortDirection, TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { ordersOf } from '../../internal/tableSearch.ts';

const address = {
  pageSize: 10,
  filters: {},
  sorts: {
    name: 'ascending',
    companyCount: 'descending',
    totalFunding: 'descending',
    raised_12m_usd: 'descending',
    change_12m: 'descending',
    rounds_12m: 'descending',
    newest_round: 'descending',
    sector: 'ascending',
    median_12m_usd: 'descending',
  } satisfies Record<MarketSortField, TableSortDirection>,
} as const satisfies TableAddress;

/** Reads the market table's state from the parameters of an address. */
export function marketTableState(search: TableSearch): TableState {
  return toTableState(search, address);
}

/** Writes the state as parameters of an address. */
export function marketTableSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, address);
}

/** Order of a list of markets. Empty leaves it to the server. */
export function marketSort(state: Pick<TableState, 'sort'>): { field: MarketSortField; dir: 'asc' | 'desc' }[] {
  return ordersOf(state, address.sorts);
}

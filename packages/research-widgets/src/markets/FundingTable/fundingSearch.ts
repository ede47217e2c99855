import { type FundingFilter, type FundingSort, fundingConditions, limits } from '@fs/api-contract';
import type { TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { ordersOf, tableConditions } from '../../internal/tableSearch.ts';

const address = {
  pageSize: limits.fundingPage,
  filters: {
    organization: { parameter: 'company', kind: 'text' },
    round_type: { parameter: 'round', kind: 'choice' },
    funded_on: { parameter: 'date', kind: 'date', hasYears: true },
    raised_usd: { parameter: 'amount', kind: 'number' },
    investors: { parameter: 'investor', kind: 'text' },
    markets: { parameter: 'market', kind: 'text' },
    location: { parameter: 'location', kind: 'text' },
  },
  sorts: {
    organization: 'ascending',
    round_type: 'ascending',
    raised_usd: 'descending',
    funded_on: 'descending',
    arrived_at: 'descending',
  },
} as const satisfies TableAddress;

/** Reads the funding table's state from the parameters of an address. */
export function fundingTableState(search: TableSearch): TableState {
  return toTableState(search, address);
}

/** Writes the state as parameters of an address. */
export function fundingTableSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, address);
}

/** Returns the table's filters as conditions of the API's search. */
export function fundingFilters(state: Pick<TableState, 'filters'>): FundingFilter[] {
  return tableConditions(state, fundingConditions);
}

/** Returns the sort order of the API's search, most significant first. Empty leaves the order to the server. */
export function fundingSort(state: Pick<TableState, 'sort'>): FundingSort[] {
  return ordersOf(state, address.sorts);
}

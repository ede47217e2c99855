import { type InvestorFilter, type InvestorSort, investorConditions, limits } from '@fs/api-contract';
import type { TableSortDirection, TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { ordersOf, tableConditions } from '../../internal/tableSearch.ts';

const address = {
  pageSize: limits.fundingPage,
  filters: {
    name: { parameter: 'name', kind: 'text' },
    rounds_12m: { parameter: 'recent', kind: 'number' },
    rounds: { parameter: 'rounds', kind: 'number' },
    rounds_led: { parameter: 'led', kind: 'number' },
    companies: { parameter: 'holdings', kind: 'number' },
    markets: { parameter: 'markets', kind: 'text' },
    last_on: { parameter: 'date', kind: 'date' },
  },
  sorts: {
    name: 'ascending',
    rounds_12m: 'descending',
    rounds: 'descending',
    rounds_led: 'descending',
    companies: 'descending',
    last_on: 'descending',
  } satisfies Record<InvestorSort['field'], TableSortDirection>,
} as const satisfies TableAddress;

/** Reads the investor table's state from the parameters of an address. */
export function investorTableState(search: TableSearch): TableState {
  return toTableState(search, address);
}

/** Writes the state as parameters of an address. */
export function investorTableSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, address);
}

/** Returns the table's filters as conditions of the API's search. */
export function investorFilters(state: Pick<TableState, 'filters'>): InvestorFilter[] {
  return tableConditions(state, investorConditions);
}

/** Returns the sort order of the API's search, most significant first. Empty leaves the order to the server. */
export function investorSort(state: Pick<TableState, 'sort'>): InvestorSort[] {
  return ordersOf(state, address.sorts);
}

import { limits, type PersonFilter, type PersonSort, personConditions } from '@fs/api-contract';
import type { TableSortDirection, TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { ordersOf, tableConditions } from '../../internal/tableSearch.ts';

const address = {
  pageSize: limits.fundingPage,
  filters: {
    name: { parameter: 'name', kind: 'text' },
    organization: { parameter: 'company', kind: 'text' },
    location: { parameter: 'location', kind: 'text' },
  },
  sorts: {
    name: 'ascending',
    organization: 'ascending',
    total_funding_usd: 'descending',
  } satisfies Record<PersonSort['field'], TableSortDirection>,
} as const satisfies TableAddress;

/** Reads the state of the table of people from the parameters of an address. */
export function personTableState(search: TableSearch): TableState {
  return toTableState(search, address);
}

/** Writes the state as parameters of an address. */
export function personTableSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, address);
}

/** Returns the table's filters as conditions of the API's search. */
export function personFilters(state: Pick<TableState, 'filters'>): PersonFilter[] {
  return tableConditions(state, personConditions);
}

/** Returns the sort order of the API's search, most significant first. Empty leaves the order to the server. */
export function personSort(state: Pick<TableState, 'sort'>): PersonSort[] {
  return ordersOf(state, address.sorts);
}

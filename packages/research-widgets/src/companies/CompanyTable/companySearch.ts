import { type CompanyFilter, type CompanySort, companyConditions, limits } from '@fs/api-contract';
import type { TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { ordersOf, tableConditions } from '../../internal/tableSearch.ts';
import { placeFilter } from './place.ts';

/** Milliseconds from the last change of a filter until it applies (research §9). */
export const companyFilterDelay = 750;

/** How the company table is written into an address. */
export const companyAddress = {
  pageSize: limits.tablePage,
  filters: {
    name: { parameter: 'name', kind: 'text' },
    homepage_url: { parameter: 'homepage', kind: 'text' },
    short_description: { parameter: 'description', kind: 'text' },
    location: { parameter: 'location', kind: 'text' },
    founded_on: { parameter: 'founded', kind: 'date' },
    markets: { parameter: 'markets', kind: 'text' },
    total_funding_usd: { parameter: 'raised', kind: 'number' },
    last_funding_on: { parameter: 'round', kind: 'choice' },
    last_round_on: { parameter: 'funded', kind: 'date' },
    employee_count: { parameter: 'employees', kind: 'number' },
    round_count: { parameter: 'rounds', kind: 'number' },
    status: { parameter: 'status', kind: 'choice' },
  },
  sorts: {
    name: 'ascending',
    homepage_url: 'ascending',
    location: 'ascending',
    founded_on: 'ascending',
    markets: 'ascending',
    // Links name these two without a direction and mean the largest and the latest (decision AMB-019).
    total_funding_usd: 'descending',
    last_funding_on: 'descending',
    last_round_usd: 'descending',
    employee_count: 'descending',
    round_count: 'descending',
    status: 'ascending',
    arrived_at: 'descending',
  },
} as const satisfies TableAddress;

/** The parameters of the filters. */
export const companyFilterParameters: readonly string[] = Object.values(companyAddress.filters).map(
  ({ parameter }) => parameter,
);

/** Reads the company table's state from the parameters of an address (decision AMB-019). */
export function companyTableState(search: TableSearch): TableState {
  return toCompanyTableState(search, companyAddress);
}

/** Like `companyTableState`, for a table with further columns. */
export function toCompanyTableState(search: TableSearch, address: TableAddress): TableState {
  const state = toTableState(search, address);
  const { location } = state.filters;
  if (location?.kind !== 'text') return state;
  return { ...state, filters: { ...state.filters, location: placeFilter(location.text) } };
}

/** Writes the state as parameters of an address. */
export function companyTableSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, companyAddress);
}

/** Returns the table's filters as conditions of the API's search. */
export function companyFilters(state: Pick<TableState, 'filters'>): CompanyFilter[] {
  return tableConditions(state, companyConditions);
}

/** The column of each condition of `companyFilters`. */
export function filterColumns({ filters }: Pick<TableState, 'filters'>): readonly string[] {
  return Object.entries(filters).flatMap(([column, filter]) =>
    companyFilters({ filters: { [column]: filter } }).map(() => column),
  );
}

/** Returns the sort order of the API's search, most significant first. Empty leaves the order to the server. */
export function companySort(state: Pick<TableState, 'sort'>): CompanySort[] {
  return ordersOf(state, companyAddress.sorts);
}

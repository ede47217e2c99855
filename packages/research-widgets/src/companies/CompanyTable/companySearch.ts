import { type CompanyFilter, type CompanySort, limits } from '@fs/api-contract';
import type { TableFilter, TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { conditionsOf, ordersOf } from '../../internal/tableSearch.ts';
import { placeFilter } from './place.ts';

/** Milliseconds from the last change of a filter until it applies (research §9). */
export const companyFilterDelay = 750;

/** How the company table is written into an address. */
export const companyAddress = {
  pageSize: limits.tablePage,
  filters: {
    name: { parameter: 'name', kind: 'text' },
    homepage_url: { parameter: 'homepage', kind: 'text' },
    location: { parameter: 'location', kind: 'text' },
    founded_on: { parameter: 'founded', kind: 'date' },
    markets: { parameter: 'markets', kind: 'text' },
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
  },
} as const satisfies TableAddress;

/** The parameters of the filters. */
export const companyFilterParameters: readonly string[] = Object.values(companyAddress.filters).map(
  ({ parameter }) => parameter,
);

type TextField = 'name' | 'homepage_url' | 'location' | 'markets';

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
  return conditionsOf(state, companyFilter);
}

function companyFilter(column: string, filter: TableFilter): CompanyFilter | undefined {
  // The API compares dates by month.
  if (filter.kind === 'date' && 'month' in filter && column === 'founded_on') {
    return { field: column, op: filter.operator, value: filter.month };
  }
  if (filter.kind !== 'text' || !isTextField(column)) return undefined;
  if (column === 'location' && filter.exact !== undefined) return { field: column, op: '=', value: filter.exact };
  return { field: column, op: 'contains', value: filter.text };
}

function isTextField(column: string): column is TextField {
  return ['name', 'homepage_url', 'location', 'markets'].includes(column);
}

/** Returns the sort order of the API's search, most significant first. Empty leaves the order to the server. */
export function companySort(state: Pick<TableState, 'sort'>): CompanySort[] {
  return ordersOf(state, companyAddress.sorts);
}

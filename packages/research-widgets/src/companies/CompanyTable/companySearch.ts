import { type CompanyFilter, type CompanySort, limits } from '@fs/api-contract';
import type { TableFilter, TableState } from '@fs/ui/table-model';
import { fromTableQuery, type TableAddress, toTableQuery } from '../../internal/tableAddress.ts';
import { conditionsOf, ordersOf } from '../../internal/tableSearch.ts';
import { placeFilter } from './place.ts';

/** Milliseconds from the last change of a filter until it applies (research §9). */
export const companyFilterDelay = 750;

/** How the company table stands in an address. */
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
    // Links ask for these two by name alone, and mean the most and the latest (decision AMB-019).
    total_funding_usd: 'descending',
    last_funding_on: 'descending',
  },
} as const satisfies TableAddress;

type TextField = 'name' | 'homepage_url' | 'location' | 'markets';

/** What the query of an address asks the company table to show (decision AMB-019). */
export function companyTableState(query: URLSearchParams): TableState {
  return companyStateIn(query, companyAddress);
}

/** As `companyTableState`, of a table that has more columns than that of companies. */
export function companyStateIn(query: URLSearchParams, address: TableAddress): TableState {
  const state = fromTableQuery(query, address);
  const { location } = state.filters;
  if (location?.kind !== 'text') return state;
  return { ...state, filters: { ...state.filters, location: placeFilter(location.text) } };
}

/** The query of the address that shows the same. */
export function companyTableQuery(state: TableState): URLSearchParams {
  return toTableQuery(state, companyAddress);
}

/** The conditions of the search that the table shows. */
export function companyFilters(state: Pick<TableState, 'filters'>): CompanyFilter[] {
  return conditionsOf(state, companyFilter);
}

function companyFilter(column: string, filter: TableFilter): CompanyFilter | undefined {
  if (filter.kind === 'date' && column === 'founded_on') {
    return { field: column, op: filter.operator, value: filter.month };
  }
  if (filter.kind !== 'text' || !isTextField(column)) return undefined;
  if (column === 'location' && filter.exact !== undefined) return { field: column, op: '=', value: filter.exact };
  return { field: column, op: 'contains', value: filter.text };
}

function isTextField(column: string): column is TextField {
  return ['name', 'homepage_url', 'location', 'markets'].includes(column);
}

/** The order of the search, the first first; none leaves it to the server. */
export function companySort(state: Pick<TableState, 'sort'>): CompanySort[] {
  return ordersOf(state, companyAddress.sorts);
}

import { type CompanyFilter, type CompanySort, limits } from '@fs/api-contract';
import type { TableFilter, TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { conditionsOf, numberConditions, ordersOf } from '../../internal/tableSearch.ts';
import { companyStatuses } from './companyStatuses.ts';
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

/** The column of each condition of `companyFilters`. */
export function filterColumns({ filters }: Pick<TableState, 'filters'>): readonly string[] {
  return Object.entries(filters).flatMap(([column, filter]) =>
    companyFilters({ filters: { [column]: filter } }).map(() => column),
  );
}

function companyFilter(column: string, filter: TableFilter): CompanyFilter | readonly CompanyFilter[] | undefined {
  // The API compares dates by month.
  if (filter.kind === 'date' && 'month' in filter && isDateColumn(column)) {
    return { field: dateFields[column], op: filter.operator, value: filter.month };
  }
  if (filter.kind === 'number' && isNumberField(column)) {
    return numberConditions(filter, largestOf[column]).map((condition) => ({ field: column, ...condition }));
  }
  if (filter.kind === 'choice') return choiceCondition(column, filter.ids[0] ?? '');
  if (filter.kind !== 'text' || !isTextField(column)) return undefined;
  if (column === 'location' && filter.exact !== undefined) return { field: column, op: '=', value: filter.exact };
  return { field: column, op: 'contains', value: filter.text };
}

function choiceCondition(column: string, id: string): CompanyFilter | undefined {
  // The column sorts by the date of the last round and filters by its kind.
  if (column === 'last_funding_on' && id !== '') return { field: 'last_round', op: '=', value: id };
  const status = companyStatuses.find((one) => one === id);
  return column === 'status' && status ? { field: column, op: '=', value: status } : undefined;
}

/** The fields of the search that dates filter by, by column. */
const dateFields = { founded_on: 'founded_on', last_round_on: 'last_funding_on' } as const;

function isDateColumn(column: string): column is keyof typeof dateFields {
  return Object.hasOwn(dateFields, column);
}

/** The largest number that the search takes for a field. */
const largestOf = {
  total_funding_usd: Number.MAX_SAFE_INTEGER,
  employee_count: 2_147_483_647,
  round_count: 2_147_483_647,
} as const;

function isNumberField(column: string): column is keyof typeof largestOf {
  return Object.hasOwn(largestOf, column);
}

function isTextField(column: string): column is TextField {
  return ['name', 'homepage_url', 'location', 'markets'].includes(column);
}

/** Returns the sort order of the API's search, most significant first. Empty leaves the order to the server. */
export function companySort(state: Pick<TableState, 'sort'>): CompanySort[] {
  return ordersOf(state, companyAddress.sorts);
}

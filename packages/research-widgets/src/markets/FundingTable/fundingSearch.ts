import { type FundingFilter, type FundingSort, limits } from '@fs/api-contract';
import type { TableFilter, TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { conditionsOf, numberConditions, ordersOf } from '../../internal/tableSearch.ts';

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
  return conditionsOf(state, fundingFilter);
}

/** The fields of the search that texts filter by, by column. */
const textFields = {
  organization: 'organization',
  investors: 'investor',
  markets: 'markets',
  location: 'location',
} as const;

function fundingFilter(column: string, filter: TableFilter): FundingFilter | readonly FundingFilter[] | undefined {
  if (filter.kind === 'text') {
    const field = isTextColumn(column) ? textFields[column] : undefined;
    return field && { field, op: 'contains', value: filter.text };
  }
  if (column === 'raised_usd' && filter.kind === 'number') {
    return numberConditions(filter, Number.MAX_SAFE_INTEGER).map((condition) => ({ field: column, ...condition }));
  }
  // The API compares dates by month.
  if (column === 'funded_on' && filter.kind === 'date' && 'year' in filter) {
    const year = Number(filter.year);
    return [
      { field: column, op: '>', value: `${fourDigits(year - 1)}-12` },
      { field: column, op: '<', value: `${fourDigits(year + 1)}-01` },
    ];
  }
  if (column === 'funded_on' && filter.kind === 'date' && 'month' in filter) {
    return { field: column, op: filter.operator, value: filter.month };
  }
  if (column !== 'round_type' || filter.kind !== 'choice' || filter.ids[0] === undefined) return undefined;
  return { field: column, op: '=', value: filter.ids[0] };
}

/** Four digits, as in a month. */
function fourDigits(year: number): string {
  return String(Math.min(9999, Math.max(0, year))).padStart(4, '0');
}

function isTextColumn(column: string): column is keyof typeof textFields {
  return Object.hasOwn(textFields, column);
}

/** Returns the sort order of the API's search, most significant first. Empty leaves the order to the server. */
export function fundingSort(state: Pick<TableState, 'sort'>): FundingSort[] {
  return ordersOf(state, address.sorts);
}

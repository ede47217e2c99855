import { type FundingFilter, type FundingSort, limits } from '@fs/api-contract';
import type { TableFilter, TableState } from '@fs/ui/table-model';
import { fromTableQuery, type TableAddress, toTableQuery } from '../../internal/tableAddress.ts';
import { conditionsOf, ordersOf } from '../../internal/tableSearch.ts';

const address = {
  pageSize: limits.tablePage,
  filters: {
    organization: { parameter: 'company', kind: 'text' },
    round_type: { parameter: 'round', kind: 'choice' },
    funded_on: { parameter: 'date', kind: 'date' },
  },
  sorts: {
    organization: 'ascending',
    round_type: 'ascending',
    raised_usd: 'descending',
    funded_on: 'descending',
  },
} as const satisfies TableAddress;

/** What the query of an address asks the funding table to show. */
export function fundingTableState(query: URLSearchParams): TableState {
  return fromTableQuery(query, address);
}

/** The query of the address that shows the same. */
export function fundingTableQuery(state: TableState): URLSearchParams {
  return toTableQuery(state, address);
}

/** The conditions of the search that the table shows. */
export function fundingFilters(state: Pick<TableState, 'filters'>): FundingFilter[] {
  return conditionsOf(state, fundingFilter);
}

function fundingFilter(column: string, filter: TableFilter): FundingFilter | undefined {
  if (column === 'organization' && filter.kind === 'text') {
    return { field: column, op: 'contains', value: filter.text };
  }
  if (column === 'funded_on' && filter.kind === 'date') {
    return { field: column, op: filter.operator, value: filter.month };
  }
  if (column !== 'round_type' || filter.kind !== 'choice' || filter.ids[0] === undefined) return undefined;
  return { field: column, op: '=', value: filter.ids[0] };
}

/** The order of the search, the first first; none leaves it to the server. */
export function fundingSort(state: Pick<TableState, 'sort'>): FundingSort[] {
  return ordersOf(state, address.sorts);
}

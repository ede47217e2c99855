import { type AcquisitionFilter, type AcquisitionSort, acquisitionConditions, limits } from '@fs/api-contract';
import type { TableSortDirection, TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';
import { ordersOf, tableConditions } from '../../internal/tableSearch.ts';

const address = {
  pageSize: limits.fundingPage,
  filters: {
    acquired: { parameter: 'company', kind: 'text' },
    acquirer: { parameter: 'acquirer', kind: 'text' },
    acquired_on: { parameter: 'date', kind: 'date' },
    price_usd: { parameter: 'price', kind: 'number' },
    markets: { parameter: 'market', kind: 'text' },
    location: { parameter: 'location', kind: 'text' },
  },
  sorts: {
    acquired: 'ascending',
    acquirer: 'ascending',
    acquired_on: 'descending',
    price_usd: 'descending',
    total_funding_usd: 'descending',
  } satisfies Record<AcquisitionSort['field'], TableSortDirection>,
} as const satisfies TableAddress;

/** Reads the acquisition table's state from the parameters of an address. */
export function acquisitionTableState(search: TableSearch): TableState {
  return toTableState(search, address);
}

/** Writes the state as parameters of an address. */
export function acquisitionTableSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, address);
}

/** Returns the table's filters as conditions of the API's search. */
export function acquisitionFilters(state: Pick<TableState, 'filters'>): AcquisitionFilter[] {
  return tableConditions(state, acquisitionConditions);
}

/** Returns the sort order of the API's search, most significant first. Empty leaves the order to the server. */
export function acquisitionSort(state: Pick<TableState, 'sort'>): AcquisitionSort[] {
  return ordersOf(state, address.sorts);
}

import { everyRow, type TableState } from '@fs/ui/table-model';
import { companyAddress, toCompanyTableState } from '../../companies/CompanyTable/companySearch.ts';
import { type TableAddress, type TableSearch, toTableSearch } from '../../internal/tableAddress.ts';
import { ordersOf } from '../../internal/tableSearch.ts';

/** A list has the day at which a company was added to it instead. */
const { arrived_at: _, ...sorts } = companyAddress.sorts;

const address = {
  ...companyAddress,
  /** Users work on a list as a whole, and only scan a search. */
  pageSize: everyRow,
  sorts: { ...sorts, added: 'descending' },
} as const satisfies TableAddress;

/** Reads the state of a watchlist's table from the parameters of an address. Adds the sort field `added`. */
export function watchlistTableState(search: TableSearch): TableState {
  return toCompanyTableState(search, address);
}

/** Writes the state as parameters of an address. */
export function watchlistTableSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, address);
}

/** Returns the sort order, most significant first. Empty means the order of the list. */
export function watchlistSort(
  state: Pick<TableState, 'sort'>,
): { field: keyof typeof address.sorts; dir: 'asc' | 'desc' }[] {
  return ordersOf(state, address.sorts);
}

import type { TableState } from '@fs/ui/table-model';
import { companyAddress, companyStateIn } from '../../companies/CompanyTable/companySearch.ts';
import { type TableAddress, toTableQuery } from '../../internal/tableAddress.ts';
import { ordersOf } from '../../internal/tableSearch.ts';

const address = {
  ...companyAddress,
  /** More than of a search, which is looked through and not worked on. */
  pageSize: 20,
  sorts: { ...companyAddress.sorts, added: 'descending' },
} as const satisfies TableAddress;

/** What the query of an address asks the companies of a list to show; besides the orders of a search, `added`. */
export function watchlistTableState(query: URLSearchParams): TableState {
  return companyStateIn(query, address);
}

/** The query of the address that shows the same. */
export function watchlistTableQuery(state: TableState): URLSearchParams {
  return toTableQuery(state, address);
}

/** The order of the list's companies, the first first; none is the order of the list. */
export function watchlistSort(
  state: Pick<TableState, 'sort'>,
): { field: keyof typeof address.sorts; dir: 'asc' | 'desc' }[] {
  return ordersOf(state, address.sorts);
}

import type { TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';

const address = {
  pageSize: 10,
  filters: {},
  sorts: { name: 'ascending', companyCount: 'descending', totalFunding: 'descending' },
} as const satisfies TableAddress;

/** Reads the market table's state from the parameters of an address. */
export function marketTableState(search: TableSearch): TableState {
  return toTableState(search, address);
}

/** Writes the state as parameters of an address. */
export function marketTableSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, address);
}

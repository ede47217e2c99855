import { limits } from '@fs/api-contract';
import type { TableState } from '@fs/ui/table-model';
import { type TableAddress, type TableSearch, toTableSearch, toTableState } from '../../internal/tableAddress.ts';

const address = {
  // All rows of the file are on one page.
  pageSize: limits.trendingKeywords,
  filters: {},
  sorts: {
    keyword: 'ascending',
    days_trending: 'descending',
    total_count: 'descending',
    average_score: 'descending',
  },
} as const satisfies TableAddress;

/** Reads the state of the weekly topics from the parameters of an address. */
export function weeklyTopicsState(search: TableSearch): TableState {
  return toTableState(search, address);
}

/** Writes the state as parameters of an address. */
export function weeklyTopicsSearch(state: TableState): Record<string, string> {
  return toTableSearch(state, address);
}

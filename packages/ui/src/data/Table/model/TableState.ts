import type { Density } from '../../../system/theme/ThemeProvider.tsx';
import type { TableSelection } from './TableSelection.ts';

/** Which way a column runs: `ascending` from A, from 0, from the oldest. */
export type TableSortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  readonly direction: TableSortDirection;
}

/** Whether rows are sorted by one column at a time, or by several. */
export type TableSortMode = 'single' | 'multiple';

/** Earlier than, later than, in the same month. */
export type TableDateOperator = '<' | '>' | '=';

/** Less than, more than, exactly; `between` holds both its ends. */
export type TableNumberOperator = '<' | '>' | '=' | 'between';

/** What a column must hold for its row to be shown. */
export type TableFilter =
  /**
   * The text stands somewhere in it; case and accents do not count. `exact` is what a link meant by the text, for a
   * server that knows; it goes when the user types.
   */
  | { readonly kind: 'text'; readonly text: string; readonly exact?: string }
  /** Compared by month, as it is shown; `month` is `YYYY-MM`. */
  | { readonly kind: 'date'; readonly operator: TableDateOperator; readonly month: string }
  /** `to` is the other end of `between`. */
  | { readonly kind: 'number'; readonly operator: TableNumberOperator; readonly value: number; readonly to?: number }
  /** Any of these. */
  | { readonly kind: 'choice'; readonly ids: readonly string[] }
  /** Nothing is known, or, of `isNot`, something is. */
  | { readonly kind: 'empty'; readonly isNot?: boolean };

/** Stays at this edge while the other columns scroll. */
export type TablePin = 'start' | 'end';

/**
 * All that a user can do to a table, as plain data: it goes into an address, a saved view or a request as it is.
 * What the user does to the columns stands beside what they do to the rows, and is left out until they do it.
 */
export interface TableState {
  /** The first decides, the next among equals. Empty: the order in which the rows come. */
  readonly sort: readonly TableSort[];
  /** By id of the column. */
  readonly filters: Readonly<Record<string, TableFilter>>;
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly pageSize: number;
  /** Ids of the columns from the start; those not named follow as they are given. */
  readonly order?: readonly string[];
  /** Ids of the columns that are put away. */
  readonly hidden?: readonly string[];
  /** Widths in px by id of the column, where the user set one. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Columns that stay at an edge, by id. */
  readonly pinned?: Readonly<Record<string, TablePin>>;
  /** Height of the rows, where the user chose one. */
  readonly density?: Density;
  /** Rows that are marked. Left out of addresses and saved views: it is about the moment. */
  readonly selection?: TableSelection;
}

/** Rows of a page in a table without pages: all of them. A number that JSON can hold. */
export const everyRow = Number.MAX_SAFE_INTEGER;

/** A table that no one has touched yet. */
export function createTableState(pageSize: number, start: Partial<TableState> = {}): TableState {
  return { sort: [], filters: {}, page: 1, pageSize, ...start };
}

export interface SortRequest {
  /** Id of the column. */
  column: string;
  /** Where the column begins. @default 'ascending' */
  first?: TableSortDirection;
  /** Keep the columns that it is sorted by already, and sort by this one among equals. */
  isAdded?: boolean;
}

/** The next order of a column whose header was pressed: one way, the other, none. Begins again at the first page. */
export function withNextSort(
  state: TableState,
  { column, first = 'ascending', isAdded = false }: SortRequest,
): TableState {
  const now = state.sort.find((sort) => sort.column === column);
  const next = nextDirection(now?.direction, first);
  const others = isAdded ? state.sort.filter((sort) => sort.column !== column) : [];
  return withSort(state, next ? [...others, { column, direction: next }] : others);
}

function nextDirection(now: TableSortDirection | undefined, first: TableSortDirection): TableSortDirection | undefined {
  if (now === undefined) return first;
  if (now !== first) return undefined;
  return first === 'ascending' ? 'descending' : 'ascending';
}

/** In another order, from the first page. */
export function withSort(state: TableState, sort: readonly TableSort[]): TableState {
  return { ...state, sort, page: 1 };
}

/** Sorted by this column, alone or, where `isAdded`, among equals of the others; without a direction, not by it. */
export function withColumnSort(
  state: TableState,
  {
    column,
    direction,
    isAdded = false,
  }: { column: string; direction: TableSortDirection | undefined; isAdded?: boolean },
): TableState {
  const next = direction && { column, direction };
  const isThere = state.sort.some((sort) => sort.column === column);
  // In its place among the others, where it has one.
  if (isThere && (isAdded || !next)) {
    return withSort(
      state,
      state.sort.flatMap((sort) => (sort.column === column ? (next ?? []) : sort)),
    );
  }
  return withSort(state, [...(isAdded ? state.sort : []), ...(next ? [next] : [])]);
}

/** Filters by column; those given as undefined go, the others stay. Begins again at the first page. */
export function withFilters(state: TableState, changes: Readonly<Record<string, TableFilter | undefined>>): TableState {
  const all = Object.entries({ ...state.filters, ...changes });
  const kept = all.filter((entry): entry is [string, TableFilter] => entry[1] !== undefined);
  return { ...withoutMatching(state), filters: Object.fromEntries(kept), page: 1 };
}

/** Every row again, from the first page. */
export function withoutFilters(state: TableState): TableState {
  return { ...withoutMatching(state), filters: {}, page: 1 };
}

/** All that match are marked no more: others match now. Rows that were marked one by one stay so. */
function withoutMatching(state: TableState): TableState {
  if (state.selection?.kind !== 'matching') return state;
  const { selection: _, ...rest } = state;
  return rest;
}

export function withPage(state: TableState, page: number): TableState {
  return { ...state, page };
}

export function withDensity(state: TableState, density: Density): TableState {
  return { ...state, density };
}

/** How many pages so many rows fill; one at least. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

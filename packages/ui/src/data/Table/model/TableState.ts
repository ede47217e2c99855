import type { Density } from '../../../system/theme/ThemeProvider.tsx';
import type { TableSelection } from './TableSelection.ts';

/** `ascending` sorts from A, from 0, from the oldest. */
export type TableSortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  readonly direction: TableSortDirection;
}

/** An order of rows with a name. Without a sort, it is the default. */
export interface TableOrder {
  readonly id: string;
  readonly name: string;
  readonly sort: readonly TableSort[];
  /** Another sort that results in the same order, and has its name. */
  readonly same?: readonly TableSort[];
}

/** Whether rows are sorted by one column at a time, or by several. */
export type TableSortMode = 'single' | 'multiple';

/** Earlier than, later than, in the same year or month or on the same day. */
export type TableDateOperator = '<' | '>' | '=';

/** Less than, more than, exactly; `between` holds both its ends. */
export type TableNumberOperator = '<' | '>' | '=' | 'between';

/** The unit in which dates are compared. */
export type TableDatePrecision = 'day' | 'month' | 'year';

/** A day as `YYYY-MM-DD`, a month as `YYYY-MM` or a year as `YYYY`. A date filter compares by that unit. */
export type TableDate = { readonly day: string } | { readonly month: string } | { readonly year: string };

/** What a column must contain for its row to be shown. */
export type TableFilter =
  /**
   * The value contains the text; case and accents are ignored. `exact` is the id that a link meant by the text, for a
   * server that knows it. It is removed when the user types.
   */
  | { readonly kind: 'text'; readonly text: string; readonly exact?: string }
  | ({ readonly kind: 'date'; readonly operator: TableDateOperator } & TableDate)
  /** `to` is the other end of `between`. */
  | { readonly kind: 'number'; readonly operator: TableNumberOperator; readonly value: number; readonly to?: number }
  /** Any of these. */
  | { readonly kind: 'choice'; readonly ids: readonly string[] }
  /** The value is unknown, or known when `isNot` is set. */
  | { readonly kind: 'empty'; readonly isNot?: boolean };

/** The edge at which a column stays while the others scroll. */
export type TablePin = 'start' | 'end';

/**
 * Everything a user can change in a table, as plain data for an address, a saved view or a request. The layout of the
 * columns is left out until the user changes it.
 */
export interface TableState {
  /** The first column decides, then the next among equals. Empty: the order in which rows are given. */
  readonly sort: readonly TableSort[];
  /** By id of the column. */
  readonly filters: Readonly<Record<string, TableFilter>>;
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly pageSize: number;
  /** Ids of columns in the user's order. Columns that are not named follow as they are given. */
  readonly order?: readonly string[];
  /** Ids of hidden columns. Until the user hides or shows one, these are the optional ones. */
  readonly hidden?: readonly string[];
  /**
   * Ids of the optional columns that the user shows, once one was hidden or shown. Others are hidden, so that a column
   * that didn't exist yet stays hidden. Without it, only the columns in `hidden` are hidden.
   */
  readonly shown?: readonly string[];
  /** Widths in px by column id, for columns that the user resized. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Pinned columns by id. */
  readonly pinned?: Readonly<Record<string, TablePin>>;
  /** The row height, if the user chose one. */
  readonly density?: Density;
  /** Selected rows. Addresses and saved views leave them out. */
  readonly selection?: TableSelection;
}

/** Returns the next state. It is pure, and returns the same object if nothing changes. */
export type TableStateUpdate = (state: TableState) => TableState;

/** Page size of a table without pages. JSON can represent it, unlike Infinity. */
export const everyRow = Number.MAX_SAFE_INTEGER;

/** Creates the state of an untouched table. */
export function createTableState(pageSize: number, start: Partial<TableState> = {}): TableState {
  return { sort: [], filters: {}, page: 1, pageSize, ...start };
}

/** The text of a date, as long as its precision. */
export function dateText(date: TableDate): string {
  if ('day' in date) return date.day;
  return 'month' in date ? date.month : date.year;
}

export interface SortRequest {
  /** Id of the column. */
  column: string;
  /** The direction of the first press. @default 'ascending' */
  first?: TableSortDirection;
  /** Keeps the current sort and sorts by this column among equals. */
  isAdded?: boolean;
}

/** The sort after a press of a header: one direction, the other, none. Returns to the first page. */
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

/** Sets the sort and returns to the first page. */
export function withSort(state: TableState, sort: readonly TableSort[]): TableState {
  return { ...state, sort, page: 1 };
}

/** Sorts by a column: alone, or with `isAdded` among equals of the others. Without a direction, removes its sort. */
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
  // A column that is sorted by keeps its position among the others.
  if (isThere && (isAdded || !next)) {
    return withSort(
      state,
      state.sort.flatMap((sort) => (sort.column === column ? (next ?? []) : sort)),
    );
  }
  return withSort(state, [...(isAdded ? state.sort : []), ...(next ? [next] : [])]);
}

/** Sets filters by column and removes those that are undefined. Returns to the first page. */
export function withFilters(state: TableState, changes: Readonly<Record<string, TableFilter | undefined>>): TableState {
  const all = Object.entries({ ...state.filters, ...changes });
  const kept = all.filter((entry): entry is [string, TableFilter] => entry[1] !== undefined);
  return { ...withoutMatching(state), filters: Object.fromEntries(kept), page: 1 };
}

/** Removes all filters and returns to the first page. */
export function withoutFilters(state: TableState): TableState {
  return { ...withoutMatching(state), filters: {}, page: 1 };
}

/** Other rows match now, so a selection of all matching rows ends. Rows selected one by one stay selected. */
function withoutMatching(state: TableState): TableState {
  if (state.selection?.kind !== 'matching') return state;
  const { selection: _, ...rest } = state;
  return rest;
}

export function withPage(state: TableState, page: number): TableState {
  return { ...state, page };
}

/** Sets the rows of a page. The page that has the first visible row stays open. */
export function withPageSize(state: TableState, pageSize: number): TableState {
  const first = state.pageSize === everyRow ? 0 : (state.page - 1) * state.pageSize;
  return { ...state, pageSize, page: pageSize === everyRow ? 1 : Math.floor(first / pageSize) + 1 };
}

export function withDensity(state: TableState, density: Density): TableState {
  return { ...state, density };
}

/** The number of pages that the rows fill; at least 1. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

import type { ReactNode } from 'react';
import type { Option } from '../../../internal/options/Option.ts';
import type { TableSortDirection } from './TableState.ts';

/** `end` for numbers: their figures stand under each other. */
export type TableAlign = 'start' | 'end';

/**
 * What a column can be filtered by; `date` is an operator and a month, `number` an operator and an amount; of a single
 * choice, one option holds. With `hasEmpty`, it can be asked for what is not known, too: where who filters can tell.
 */
export type TableColumnFilter = { readonly hasEmpty?: boolean } & (
  | { readonly kind: 'text' }
  | { readonly kind: 'date' }
  | { readonly kind: 'number' }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly isSingle?: boolean }
);

/** What a cell stands for when rows are compared; null when it is not known. Days are `YYYY-MM-DD`. */
export type TableValue = string | number | null | readonly string[];

/** The shape of what has not come yet. */
export type TableSkeleton = 'text' | 'square' | 'tag';

/** What can be said of a column, whatever its rows are. */
export interface TableColumnFacts {
  readonly id: string;
  /** Its name, in the header and, on a phone, before each value. */
  readonly header: string;
  /** Names the row. Exactly one column of a table should. */
  readonly isRowHeader?: boolean;
  /** @default 'start' */
  readonly align?: TableAlign;
  /** Width in px. Without it, a share of the room that the others leave. */
  readonly width?: number;
  /** Narrowest in px, before the table scrolls. @default 120 */
  readonly minWidth?: number;
  /** @default true */
  readonly isSortable?: boolean;
  /** Which way it runs when its header is pressed first: `descending` where the most matter most. @default 'ascending' */
  readonly firstSort?: TableSortDirection;
  /** Without it, it cannot be filtered. */
  readonly filter?: TableColumnFilter;
  /** On a phone its value stands alone at the head of the row, without its name. */
  readonly isBareOnPhone?: boolean;
  /** @default 'text' */
  readonly skeleton?: TableSkeleton;
}

/** One column. Keep the array of them between renders: while it stays, rows that stay are not drawn again. */
export interface TableColumn<Row> extends TableColumnFacts {
  /** What a cell shows; text is clipped where it is too long for its line. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * What `tableRows` sorts and filters by. A choice looks for the ids of its options here. Not needed where a server
   * does both.
   */
  readonly value?: (row: Row) => TableValue;
  /** What the cell says in a file or when it is copied. Default: `value`. */
  readonly text?: (row: Row) => string | number;
}

export const defaultMinWidth = 120;

/** What activating a column's header sorts by: the column itself, or nothing. */
export function sortIdOf({ id, isSortable = true }: TableColumnFacts): string | undefined {
  return isSortable ? id : undefined;
}

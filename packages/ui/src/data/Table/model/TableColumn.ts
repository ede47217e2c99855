import type { ReactNode } from 'react';
import type { Option } from '../../../internal/options/Option.ts';
import type { TableDatePrecision, TableFilter, TableSortDirection } from './TableState.ts';

/** `end` for numbers, so that their digits line up. */
export type TableAlign = 'start' | 'end';

/**
 * How a column can be filtered. `date` is an operator and a month, or a day or year with `precision`. `number` is an
 * operator and an amount, which `words` writes, such as with its currency. Those of `text` write a code in
 * words. With `isSingle`, one option can be chosen. With `hasEmpty`, users can also filter by unknown values, if the server supports it.
 */
export type TableColumnFilter = { readonly hasEmpty?: boolean } & (
  | { readonly kind: 'text'; readonly words?: (text: string) => string }
  | { readonly kind: 'date'; readonly precision?: TableDatePrecision }
  | { readonly kind: 'number'; readonly words?: (value: number) => string }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly isSingle?: boolean }
);

/** The value of a cell for sorting and filtering; null if unknown. Dates are `YYYY-MM-DD`. */
export type TableValue = string | number | null | readonly string[];

/** The shape of a cell's skeleton. */
export type TableSkeleton = 'text' | 'square' | 'tag';

/** The part of a column that doesn't depend on the type of its rows. */
export interface TableColumnFacts {
  readonly id: string;
  /** The column's name, in the header and on a phone before each value. */
  readonly header: string;
  /** Its cells name their rows. Set it on exactly one column. */
  readonly isRowHeader?: boolean;
  /** @default 'start' */
  readonly align?: TableAlign;
  /** Width in px. Default: a share of the remaining width. */
  readonly width?: number;
  /** Minimum width in px, below which the table scrolls. @default 120 */
  readonly minWidth?: number;
  /** @default true */
  readonly isSortable?: boolean;
  /** Direction of the first press of its header: `descending` if the largest values matter most. @default 'ascending' */
  readonly firstSort?: TableSortDirection;
  /** Without it, the column has no filter. */
  readonly filter?: TableColumnFilter;
  /** Words of its filter above the rows, such as "Founded since 2020". Default: the name and the filter's value. */
  readonly filterWords?: (filter: TableFilter) => string | undefined;
  /** Hidden until the user shows it. */
  readonly isOptional?: boolean;
  /** Only screen readers get the header, which has no menu: a narrow column that belongs to its neighbor. */
  readonly isHeaderHidden?: boolean;
  /** On a phone, its value heads the card, without the column's name. */
  readonly isBareOnPhone?: boolean;
  /**
   * On a phone: a line of the card below its head, which the value shares with others and without the column's name, or
   * `none`. Default: a line of its own, with the column's name.
   */
  readonly phoneLine?: 1 | 2 | 'none';
  /** @default 'text' */
  readonly skeleton?: TableSkeleton;
}

/** One column. Memoize the array of columns: a new one re-renders every row. */
export interface TableColumn<Row> extends TableColumnFacts {
  /**
   * Renders a cell. Text that is too long is truncated. Default: `text` or `value`, with numbers, dates and the labels
   * of a choice filter's options formatted for the user.
   */
  readonly cell?: (row: Row) => ReactNode;
  /**
   * The accessor: the value that `tableRows` sorts and filters by; for a choice filter, the ids of its options. Not
   * needed if a server does both.
   */
  readonly value?: (row: Row) => TableValue;
  /**
   * The comparator by which `tableRows` sorts, ascending, such as for sizes from S to XL. Default: `value`, by alphabet
   * or number. Rows whose `value` is unknown come last in either direction and are not compared.
   */
  readonly compare?: (left: Row, right: Row) => number;
  /** The cell's text in a file or on the clipboard. Default: `value`. */
  readonly text?: (row: Row) => string | number;
}

export const defaultMinWidth = 120;

/** The id by which a column's header sorts; undefined if it can't. */
export function sortIdOf({ id, isSortable = true }: TableColumnFacts): string | undefined {
  return isSortable ? id : undefined;
}

import { defineMessages } from '../../system/messages/defineMessages.ts';
import type { Density } from '../../system/theme/ThemeProvider.tsx';
import type { TableDateOperator, TableNumberOperator, TablePin, TableSortDirection } from './model/TableState.ts';

export interface SortedColumn {
  column: string;
  direction: TableSortDirection;
}

export const tableMessages = defineMessages('Table', {
  sortBy: 'Sort by',
  /** One way to sort, among others. */
  sortOption: ({ column, direction }: SortedColumn) => `${column}, ${direction}`,
  originalOrder: 'Default order',
  sorted: ({ column, direction }: SortedColumn) => `Sorted by ${column}, ${direction}`,
  /** After `sorted`, for a further column. */
  sortedThen: ({ column, direction }: SortedColumn) => `then by ${column}, ${direction}`,
  unsorted: 'In default order',
  results: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'result', other: 'results' })}`,
  filterBy: ({ column }: { column: string }) => `Filter by ${column}`,
  /** `label` is `filterBy`. */
  filterIs: ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  /** In a column's filter that is not set. */
  any: 'Any',
  filters: ({ count }: { count: number }, { number }) => (count === 0 ? 'Filters' : `Filters (${number(count)})`),
  clearFilters: 'Clear filters',
  operator: 'Condition',
  before: 'Before (<)',
  after: 'After (>)',
  within: 'In (=)',
  day: 'Day',
  dayError: 'Enter a day of this month.',
  month: 'Month',
  year: 'Year',
  yearError: 'Enter a four-digit year.',
  /** A date filter that is set. */
  date: ({ operator, date }: { operator: TableDateOperator; date: string }) => `${operator} ${date}`,
  /** A choice that is set. */
  chosen: ({ first, more }: { first: string; more: number }, { number }) =>
    more === 0 ? first : `${first} +${number(more)}`,
  /** A number filter that is set; `to` is the other end of `between`. */
  amount: ({ operator, value, to }: { operator: TableNumberOperator; value: string; to: string }) =>
    operator === 'between' ? `${value} – ${to}` : `${operator} ${value}`,
  isEmpty: 'Is empty',
  isNotEmpty: 'Is not empty',
  /** Names the button in a header that opens what can be done to its column. */
  columnMenu: ({ column }: { column: string }) => `${column} options`,
  widthOf: ({ column }: { column: string }) => `Width of ${column}`,
  pixels: ({ width }: { width: number }, { number }) => `${number(width)} pixels`,
  moved: ({ column, place, count }: { column: string; place: number; count: number }, { number }) =>
    `${column} moved to position ${number(place)} of ${number(count)}`,
  hidden: ({ column }: { column: string }) => `${column} hidden`,
  shown: ({ column }: { column: string }) => `${column} shown`,
  columnsShown: ({ count, of }: { count: number; of: number }, { number }) =>
    `${number(count)} of ${number(of)} columns shown`,
  pinned: ({ column, pin }: { column: string; pin: TablePin | undefined }) =>
    pin === undefined ? `${column} unpinned` : `${column} pinned to the ${pin}`,
  wide: ({ column, width }: { column: string; width: number }, { number }) => `${column} ${number(width)} pixels wide`,
  widthReset: ({ column }: { column: string }) => `${column} width reset`,
  rowHeight: ({ density }: { density: Density }) => (density === 'compact' ? 'Compact rows' : 'Comfortable rows'),
  selected: ({ count }: { count: number }, { number, plural }) =>
    count === 0 ? 'No rows selected' : `${number(count)} ${plural(count, { one: 'row', other: 'rows' })} selected`,
  selectRow: ({ row }: { row: string }) => `Select ${row}`,
  selectPage: 'Select all rows on this page',
  selectColumn: 'Select',
  copied: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'row', other: 'rows' })} copied`,
  cellCopied: 'Cell copied',
  /** Names the pages below it. */
  pagesOf: ({ label }: { label: string }) => `${label} pages`,
  /** A cell without a value, and how screen readers read it. */
  missing: '—',
  unknown: 'Unknown',
  empty: 'Nothing here yet',
  noMatch: 'Nothing matches these filters.',
});

import { defineMessages } from '../../../system/messages/defineMessages.ts';

/** Words of what loads with a table's bar and popovers. */
export const tableToolsMessages = defineMessages('TableTools', {
  /** Group of the table's shortcuts. */
  table: 'Table',
  toFilters: 'Go to the filters',
  sort: 'Sort',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  thenAscending: 'Then sort ascending',
  thenDescending: 'Then sort descending',
  unsort: 'Remove sort',
  filter: 'Filter',
  place: 'Position',
  moveBack: 'Move toward start',
  moveOn: 'Move toward end',
  pinStart: 'Pin to the start',
  pinEnd: 'Pin to the end',
  width: 'Width',
  narrower: 'Narrower',
  wider: 'Wider',
  fit: 'Fit to content',
  resetWidth: 'Reset width',
  hide: 'Hide column',
  columns: 'Columns',
  /** Label of the button if some columns are hidden. */
  columnsOf: ({ count, of }: { count: number; of: number }, { number }) => `Columns (${number(count)}/${number(of)})`,
  /** A button that moves one of the columns in their list. */
  moveColumnBack: ({ column }: { column: string }) => `Move ${column} toward start`,
  moveColumnOn: ({ column }: { column: string }) => `Move ${column} toward end`,
  resetColumns: 'Reset columns',
  rowHeight: 'Row height',
  comfortable: 'Comfortable',
  compact: 'Compact',
  /** A switch between the width of the page and that of the window. */
  fullWidth: 'Full width',
  rows: 'Rows',
  rowsOfPage: 'Rows per page',
  rowCount: ({ count }: { count: number }, { number }) => number(count),
  /** All rows in one list, instead of pages. */
  continuous: 'Continuous',
  filtersSet: 'Active filters',
  clearAll: 'Clear all',
  selectedOf: ({ count, total }: { count: number; total: number }, { number }) =>
    `${number(count)} of ${number(total)} selected`,
  selectMatching: ({ total }: { total: number }, { number }) => `Select all ${number(total)}`,
  clearSelection: 'Clear selection',
  lessThan: 'Less than (<)',
  moreThan: 'More than (>)',
  exactly: 'Exactly (=)',
  between: 'Between',
  /** Label of the choice between a value, known values and unknown ones. */
  condition: ({ column }: { column: string }) => `Filter ${column} by`,
  byValue: 'By value',
  amount: 'Amount',
  from: 'From',
  to: 'To',
});

import { defineMessages } from '../../../system/messages/defineMessages.ts';

/** Words of what loads with a table's bar and popovers. */
export const tableToolsMessages = defineMessages('TableTools', {
  sort: 'Sort',
  sortAscending: 'Sort ascending',
  sortDescending: 'Sort descending',
  thenAscending: 'Then by, ascending',
  thenDescending: 'Then by, descending',
  unsort: 'Do not sort by it',
  filter: 'Filter',
  place: 'Place',
  moveBack: 'Move towards the start',
  moveOn: 'Move towards the end',
  pinStart: 'Pin to the start',
  pinEnd: 'Pin to the end',
  width: 'Width',
  narrower: 'Narrower',
  wider: 'Wider',
  fit: 'Fit to content',
  resetWidth: 'Reset width',
  hide: 'Hide column',
  columns: 'Columns',
  /** On the button, where some are put away. */
  columnsOf: ({ count, of }: { count: number; of: number }, { number }) => `Columns (${number(count)}/${number(of)})`,
  /** A button that moves one of the columns in their list. */
  moveColumnBack: ({ column }: { column: string }) => `Move ${column} towards the start`,
  moveColumnOn: ({ column }: { column: string }) => `Move ${column} towards the end`,
  resetColumns: 'Reset columns',
  rowHeight: 'Row height',
  comfortable: 'Comfortable',
  compact: 'Compact',
  filtersSet: 'Filters that are set',
  clearAll: 'Clear all',
  selectedOf: ({ count, total }: { count: number; total: number }, { number }) =>
    `${number(count)} of ${number(total)} selected`,
  selectMatching: ({ total }: { total: number }, { number }) => `Select all ${number(total)}`,
  clearSelection: 'Clear selection',
  lessThan: 'Less than (<)',
  moreThan: 'More than (>)',
  exactly: 'Exactly (=)',
  between: 'Between',
  /** Asks whether a value is looked for, or what is not known. */
  condition: ({ column }: { column: string }) => `${column} is looked for`,
  byValue: 'By value',
  amount: 'Amount',
  from: 'From',
  to: 'To',
});

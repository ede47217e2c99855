/**
 * The roles of a grid, spelt out on the elements that have some of them by nature: laid out as cards on a phone, they
 * would lose them. Spread, since a linter takes each of them for a mistake.
 */
export const gridRoles = {
  grid: { role: 'grid' },
  /** A grid with rows that can be selected. */
  gridOfChoices: { role: 'grid', 'aria-multiselectable': true },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col', tabIndex: -1 },
  rowHeader: { role: 'rowheader', scope: 'row', tabIndex: -1 },
  cell: { role: 'gridcell', tabIndex: -1 },
} as const;

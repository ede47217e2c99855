export { batchRows, type RowBatches } from './data/Table/export/rowBatches.ts';
export { saveFile } from './data/Table/export/saveFile.ts';
export type { TableExportFile, TableExportOptions } from './data/Table/export/writeTableFile.ts';
export { createFilterDraft, type FilterChanges, type FilterDraft } from './data/Table/filters/filterDraft.ts';
export type {
  TableAlign,
  TableColumn,
  TableColumnFacts,
  TableColumnFilter,
  TableSkeleton,
  TableValue,
} from './data/Table/model/TableColumn.ts';
export {
  selectedCount,
  selectionTest,
  type TableSelection,
  withRowsSelected,
} from './data/Table/model/TableSelection.ts';
export {
  createTableState,
  everyRow,
  type TableDate,
  type TableDateOperator,
  type TableDatePrecision,
  type TableFilter,
  type TableNumberOperator,
  type TableOrder,
  type TablePin,
  type TableSort,
  type TableSortDirection,
  type TableSortMode,
  type TableState,
  type TableStateUpdate,
  withFilters,
  withoutFilters,
  withPage,
  withPageSize,
  withSort,
} from './data/Table/model/TableState.ts';
export {
  isColumnHidden,
  layoutOf,
  type TableLayout,
  withLayoutOf,
} from './data/Table/model/tableLayout.ts';
export type { TablePage } from './data/Table/model/tablePage.ts';
export { currentRowKey, moveFocusToRow, rowKeyAt } from './data/Table/rows/rowKeys.ts';
export type { TableRowSelection } from './data/Table/rows/useRowSelection.ts';
export {
  showsView,
  type TableView,
  type TableViewAlert,
  type TableViewAlerts,
  type TableViewState,
  viewStateOf,
  withView,
} from './data/Table/views/TableView.ts';

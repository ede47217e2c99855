export { type TableCsvOptions, tableCsv } from './data/Table/export/tableCsv.ts';
export { tableRows } from './data/Table/model/tableRows.ts';

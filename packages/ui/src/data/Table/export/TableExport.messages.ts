import { defineMessages } from '../../../system/messages/defineMessages.ts';

export const tableExportMessages = defineMessages('TableExport', {
  open: 'Export',
  /** What the key does, in lists of all keys. */
  exportTable: 'Export this table',
  /** Heads the keys of tables. */
  table: 'Table',
  /** The contents of the file. */
  what: ({ rows, columns }: { rows: number; columns: number }, { number, plural }) =>
    `${number(rows)} ${plural(rows, { one: 'row', other: 'rows' })} and ${number(columns)} ${plural(columns, {
      one: 'column',
      other: 'columns',
    })}, as they are shown.`,
  /** Shown when the file cannot contain all matching rows. */
  capped: ({ rows, total }: { rows: number; total: number }, { number }) =>
    `Exports the first ${number(rows)} of ${number(total)} rows. Filter the table to export the rest.`,
  raw: 'Raw values',
  rawNote: 'Don’t escape values that a spreadsheet might treat as formulas.',
  start: 'Export as CSV',
  writing: 'Exporting',
  progress: ({ count, total }: { count: number; total: number }, { number }) => `${number(count)} of ${number(total)}`,
  cancel: 'Cancel',
  canceled: 'Export canceled. No file was saved.',
  done: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'row', other: 'rows' })} exported`,
  failed: 'Couldn’t export. No file was saved. Try again.',
});

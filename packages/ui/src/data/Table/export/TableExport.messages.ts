import { defineMessages } from '../../../system/messages/defineMessages.ts';

export const tableExportMessages = defineMessages('TableExport', {
  open: 'Export',
  /** What a file would hold. */
  what: ({ rows, columns }: { rows: number; columns: number }, { number, plural }) =>
    `${number(rows)} ${plural(rows, { one: 'row', other: 'rows' })} and ${number(columns)} ${plural(columns, {
      one: 'column',
      other: 'columns',
    })}, as they are shown.`,
  /** Not all that match are in the file. */
  capped: ({ rows, total }: { rows: number; total: number }, { number }) =>
    `Only the first ${number(rows)} of ${number(total)}. For the others, filter for fewer.`,
  raw: 'For a program',
  rawNote: 'Cells as they are, even where a spreadsheet would take them for a formula.',
  start: 'Export as CSV',
  writing: 'Writing rows',
  progress: ({ count, total }: { count: number; total: number }, { number }) => `${number(count)} of ${number(total)}`,
  cancel: 'Cancel',
  cancelled: 'The export was cancelled. No file was written.',
  done: ({ count }: { count: number }, { number, plural }) =>
    `${number(count)} ${plural(count, { one: 'row', other: 'rows' })} exported.`,
  failed: 'The export failed. No file was written.',
});

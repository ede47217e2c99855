import type { Migration } from './Migration.ts';

/**
 * When the source of a corrected company last changed: a correction dates the company's row, too. Null for corrections
 * older than this column, until the next import.
 */
export const sourceDates: Migration = {
  name: '069-source-dates',
  sql: 'alter table company_corrections add column source_changed_at timestamptz;',
};

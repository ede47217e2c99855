import type { Migration } from './Migration.ts';

/**
 * Records the publisher of imported records; null for our own. Two publishers may use the same permalink for different
 * companies.
 */
export const imports: Migration = {
  name: '002-imports',
  sql: `
alter table organizations add column source text;
alter table organizations drop constraint organizations_permalink_key;
alter table organizations add constraint organizations_source_permalink_key
  unique nulls not distinct (source, permalink);
alter table investors add column source text;
alter table articles add column source text, add column author text;
`,
};

import type { Migration } from './Migration.ts';

/** Searches topics as companies and markets: without accents or case, by any part. */
export const topicSearch: Migration = {
  name: '004-topic-search',
  sql: `
alter table keywords add column search_name text collate "C" not null
  generated always as (lower(f_unaccent(name))) stored;
create index keywords_by_name_part on keywords using gin (search_name gin_trgm_ops);
`,
};

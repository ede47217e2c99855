import type { Migration } from './Migration.ts';

/**
 * What stands on a company's own site is told from the rest by its host: kept, so that a company that the news is full
 * of does not have each address taken apart anew.
 */
export const articleHost: Migration = {
  name: '007-article-host',
  sql: `
alter table articles add column host text not null generated always as (
  regexp_replace(split_part(split_part(lower(coalesce(url, '')), '://', 2), '/', 1), '^www\\.', '')
) stored;
create index articles_by_host on articles (host, published_at desc);
`,
};

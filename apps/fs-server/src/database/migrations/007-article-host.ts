import type { Migration } from './Migration.ts';

/**
 * The host distinguishes articles on a company's own site from others. Generated, so that the URLs of a company with
 * many articles need not be parsed in queries.
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

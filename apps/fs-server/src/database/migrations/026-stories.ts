import type { Migration } from './Migration.ts';

/**
 * Articles of several sources about one event are one story: all but one of them name that one as theirs. Deleted
 * articles leave their id and the day, so that their address can say what became of them.
 */
export const stories: Migration = {
  name: '026-stories',
  sql: `
alter table articles add column story_id text references articles on delete set null;
create index articles_by_story on articles (story_id, published_at, id) where story_id is not null;
drop index articles_by_category;
create index articles_by_category on articles (market_pulse_category, published_at desc, id)
  where market_pulse_category is not null;
create table deleted_articles (
  id text primary key,
  deleted_at timestamptz not null default now()
);
`,
};

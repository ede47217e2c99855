import type { Migration } from './Migration.ts';

/**
 * The articles of a topic by time are a range of an index. Triggers keep the copy equal to `articles.published_at`.
 */
export const topics: Migration = {
  name: '027-topics',
  sql: `
create index keywords_by_name on keywords (search_name);
alter table article_keywords add column published_at timestamptz;
update article_keywords set published_at = articles.published_at from articles where articles.id = article_id;
alter table article_keywords alter column published_at set not null, alter column published_at set default now();
drop index article_keywords_by_keyword;
create index article_keywords_by_time on article_keywords (keyword_id, published_at desc, article_id);
create function set_keyword_time() returns trigger language plpgsql set search_path from current as $$
begin
  new.published_at := coalesce((select published_at from articles where id = new.article_id), now());
  return new;
end $$;
create function copy_keyword_time() returns trigger language plpgsql set search_path from current as $$
begin
  update article_keywords set published_at = new.published_at where article_id = new.id;
  return null;
end $$;
create trigger set_time before insert on article_keywords
  for each row execute function set_keyword_time();
create trigger copy_time after update on articles
  for each row when (old.published_at is distinct from new.published_at) execute function copy_keyword_time();
`,
};

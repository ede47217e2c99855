import type { Migration } from './Migration.ts';

/**
 * Links of articles have a copy of `articles.published_at` beside that of the arrival, in the same index: the weekly news
 * of a company is a range of it. The copy has a name of its own, because statements of an older version that still
 * serves join both tables without saying whose `published_at` they mean. Triggers keep both copies. Which articles a
 * market has does not depend on them, so its triggers need not run when they are filled in.
 */
export const datesOfLinks: Migration = {
  name: '073-dates-of-links',
  sql: `
alter table article_organizations add column article_published_at timestamptz;
alter table article_organizations disable trigger user;
update article_organizations set article_published_at = published_at from articles where articles.id = article_id;
alter table article_organizations enable trigger user;
alter table article_organizations
  alter column article_published_at set not null, alter column article_published_at set default now();
create index new_order on article_organizations (organization_id, arrived_at desc, article_id)
  include (article_published_at);
drop index article_organizations_by_arrival;
alter index new_order rename to article_organizations_by_arrival;
create or replace function set_article_arrival() returns trigger language plpgsql set search_path from current as $$
begin
  select arrived_at, published_at into new.arrived_at, new.article_published_at from articles where id = new.article_id;
  new.arrived_at := coalesce(new.arrived_at, now());
  new.article_published_at := coalesce(new.article_published_at, now());
  return new;
end $$;
create or replace function copy_article_arrival() returns trigger language plpgsql set search_path from current as $$
begin
  update article_organizations set arrived_at = new.arrived_at, article_published_at = new.published_at
    where article_id = new.id;
  return null;
end $$;
drop trigger copy_arrival on articles;
create trigger copy_arrival after update on articles
  for each row when ((old.arrived_at, old.published_at) is distinct from (new.arrived_at, new.published_at))
  execute function copy_article_arrival();
`,
};

import type { Migration } from './Migration.ts';

/**
 * Companies are found by the words of their description. They are in a table of their own: a column would rewrite the
 * companies, and an index on an expression leaves it to searches for frequent words to split all descriptions again.
 * `search_path` is that of the migration, since `pg_restore` clears it.
 */
export const wordsOfDescriptions: Migration = {
  name: '075-words-of-descriptions',
  sql: `
create table company_words (
  organization_id uuid primary key references organizations on delete cascade,
  words tsvector not null
);
create function split_description() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and new.short_description is not distinct from old.short_description then
    return null;
  end if;
  if new.short_description is null then
    delete from company_words where organization_id = new.id;
  else
    insert into company_words values (new.id, to_tsvector('english', f_unaccent(new.short_description)))
    on conflict (organization_id) do update set words = excluded.words;
  end if;
  return null;
end $$;
create trigger split_description after insert or update of short_description on organizations
  for each row execute function split_description();
insert into company_words
select id, to_tsvector('english', f_unaccent(short_description)) from organizations where short_description is not null;
create index company_words_by_word on company_words using gin (words);
`,
};

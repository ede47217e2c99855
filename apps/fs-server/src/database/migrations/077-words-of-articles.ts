import type { Migration } from './Migration.ts';

/** Longer texts could have more words than PostgreSQL admits of one document. */
const searchedLetters = 100_000;

/**
 * SQL of the words of an article, which has that name. Words of titles are marked A, of descriptions B, of publishers C,
 * and those of texts are not marked.
 */
export const wordsOfArticle = (article: string) => `
  setweight(to_tsvector('english', f_unaccent(${article}.title)), 'A')
  || setweight(to_tsvector('english', f_unaccent(${article}.description)), 'B')
  || setweight(to_tsvector('english', f_unaccent(coalesce(${article}.site_name, ''))), 'C')
  || to_tsvector('english', f_unaccent(left(${article}.content, ${searchedLetters})))
`;

/**
 * Articles are found by the words of their text, the newest first. Their dates and stories are beside the words, so that
 * the newest with a frequent word are found in the order of an index, without looking up the others.
 */
export const wordsOfArticles: Migration = {
  name: '077-words-of-articles',
  sql: `
create table article_words (
  article_id text primary key references articles on delete cascade,
  published_at timestamptz not null,
  story_id text,
  words tsvector not null
);
create function split_article() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' and (new.title, new.description, new.site_name, new.content)
    is not distinct from (old.title, old.description, old.site_name, old.content)
  then
    update article_words set published_at = new.published_at, story_id = new.story_id where article_id = new.id;
  else
    insert into article_words values (new.id, new.published_at, new.story_id, ${wordsOfArticle('new')})
    on conflict (article_id) do update
      set published_at = excluded.published_at, story_id = excluded.story_id, words = excluded.words;
  end if;
  return null;
end $$;
create trigger split_article
  after insert or update of title, description, site_name, content, published_at, story_id on articles
  for each row execute function split_article();
insert into article_words select id, published_at, story_id, ${wordsOfArticle('articles')} from articles;
create index article_words_by_word on article_words using gin (words);
create index article_words_by_time on article_words (published_at desc, article_id) include (story_id);
`,
};

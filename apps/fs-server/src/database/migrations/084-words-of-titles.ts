import type { Migration } from './Migration.ts';

/** Words of titles have an index of their own: a title with words is not looked for among all texts that have them. */
export const wordsOfTitles: Migration = {
  name: '084-words-of-titles',
  sql: `
create index article_words_by_word_of_title on article_words using gin (ts_filter(words, '{a}'));
analyze article_words;
`,
};

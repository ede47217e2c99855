import type { Migration } from './Migration.ts';

/** Articles with words in their title are found by themselves, rather than among all that have them in their text. */
export const wordsOfTitles: Migration = {
  name: '084-words-of-titles',
  sql: `
create index article_words_by_word_of_title on article_words using gin (ts_filter(words, '{a}'));
analyze article_words;
`,
};

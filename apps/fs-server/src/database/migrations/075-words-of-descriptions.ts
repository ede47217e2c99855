import type { Migration } from './Migration.ts';

/** Companies are found by the words of their description. */
export const wordsOfDescriptions: Migration = {
  name: '075-words-of-descriptions',
  sql: `
create index organizations_by_words on organizations
  using gin (to_tsvector('english', f_unaccent(short_description)));
`,
};

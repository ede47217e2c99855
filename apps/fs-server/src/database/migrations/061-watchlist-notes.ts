import type { Migration } from './Migration.ts';

/** What editors of a list note about its companies. The longest is one that a merge of lists made of several. */
export const watchlistNotes: Migration = {
  name: '061-watchlist-notes',
  sql: `
alter table watchlist_items
  add column note text not null default '' check (char_length(note) <= 10000),
  add column noted_by uuid references users on delete set null;
create index watchlist_items_by_noter on watchlist_items (noted_by) where noted_by is not null;
`,
};

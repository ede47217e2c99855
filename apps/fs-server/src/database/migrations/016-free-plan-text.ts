import type { Migration } from './Migration.ts';

/** Rewords the free plan of databases from before, unless an operator has replaced the text. */
export const freePlanText: Migration = {
  name: '016-free-plan-text',
  sql: `
update plans set description = 'Search companies and markets, read the news, and keep 1 watchlist.'
  where id = 'fuel-free' and description = 'Search companies and markets, read the news and keep one watchlist.';
`,
};

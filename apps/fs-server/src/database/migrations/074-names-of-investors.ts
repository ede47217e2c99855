import type { Migration } from './Migration.ts';

/** The search finds investment firms by a part of their name without visiting all companies whose names have it too. */
export const namesOfInvestors: Migration = {
  name: '074-names-of-investors',
  sql: `
create index organizations_by_investor_name_part on organizations using gin (search_name gin_trgm_ops)
  where kind = 'investor';
`,
};

import type { Migration } from './Migration.ts';

/** No two tones have the same place, so that pages of tones leave none out. */
export const tones: Migration = {
  name: '052-tones',
  sql: 'create unique index social_tones_by_order on social_tones (sort_order);',
};

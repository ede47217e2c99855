import type { Migration } from './Migration.ts';

/** When a user last changed anything, where there is a replica: until it has the change, it does not answer them. */
export const recentWrites: Migration = {
  name: '063-recent-writes',
  sql: 'alter table users add column wrote_at timestamptz',
};

import type { Migration } from './Migration.ts';

/**
 * Ids of deleted users. The tokens of an external identity provider are valid for a while longer, and must not create
 * the user again.
 */
const table = `
create table deleted_users (
  id uuid primary key,
  deleted_at timestamptz not null default now()
);
`;

export const deletedUsers: Migration = { name: '039-deleted-users', sql: table };

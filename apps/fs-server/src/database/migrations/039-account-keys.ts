import type { Migration } from './Migration.ts';

/** Identifies an attempt to create an account, so that a repeated one creates no second account. */
const columns = `
alter table accounts add column client_key text;
create unique index accounts_by_client_key on accounts (creator_id, client_key) where client_key is not null;
`;

export const accountKeys: Migration = { name: '039-account-keys', sql: columns };

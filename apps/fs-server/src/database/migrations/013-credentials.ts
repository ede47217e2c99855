import type { Migration } from './Migration.ts';

/**
 * The credential version counts credential changes. A login records the version that it verified, so that a login in
 * flight during a change cannot open a session afterwards. Authorization codes issued before the migration have version
 * 0, which matches no user; they expire within five minutes.
 */
export const credentials: Migration = {
  name: '013-credentials',
  sql: `
alter table users
  add column credential_version integer not null default 1,
  add column pending_email text;
alter table authorization_codes add column credential_version integer not null default 0;
alter table sessions add column device text;
`,
};

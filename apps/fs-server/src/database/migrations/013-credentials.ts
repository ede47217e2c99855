import type { Migration } from './Migration.ts';

/**
 * The credential version counts changes of what a user proves themselves with. A sign-in records the version that it
 * verified, so one that was in flight during a change opens no session afterwards. Authorization codes of before the
 * migration carry version 0, which is nobody's: they live for five minutes.
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

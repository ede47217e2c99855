import type { Migration } from './Migration.ts';

/**
 * Several codes of one user can be valid at the same time, each with its own counts of wrong tries: one for the network
 * that requested the code, one for all others. Attempts count how often a limit was exceeded, so that waits grow.
 */
export const attemptLimits: Migration = {
  name: '014-attempt-limits',
  sql: `
alter table confirmation_codes
  drop constraint confirmation_codes_pkey,
  drop constraint confirmation_codes_purpose_check,
  add column id uuid primary key default gen_random_uuid(),
  add column asked_from bytea,
  add column own_tries integer not null default 0,
  add column other_tries integer not null default 0,
  add constraint confirmation_codes_purpose_check check (purpose in ('sign-up', 'password', 'email'));
create index confirmation_codes_by_user on confirmation_codes (user_id, purpose);
alter table attempts
  add column exceeded integer not null default 0,
  add column kept_until timestamptz;
update attempts set kept_until = expires_at;
alter table attempts alter column kept_until set not null;
drop index attempts_by_expiry;
create index attempts_by_kept_until on attempts (kept_until);
`,
};

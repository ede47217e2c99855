import type { Migration } from './Migration.ts';

/** The choices of each sign-up until the email is confirmed. Several people may sign up with one email. */
const pending = `
create table sign_ups (
  session_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  given_name text not null,
  family_name text not null,
  password_hash text not null,
  created_at timestamptz not null
);
create index sign_ups_by_user on sign_ups (user_id, created_at);
`;

/** Pending sign-ups, each with its own password. */
export const signUps: Migration = { name: '008-sign-ups', sql: pending };

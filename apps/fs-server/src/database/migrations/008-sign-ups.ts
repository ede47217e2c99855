import type { Migration } from './Migration.ts';

/** What was chosen at each sign-up until the e-mail is confirmed: by then it may have been more than one person's. */
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

/** Sign-ups that wait for their e-mail to be confirmed, each with its own password. */
export const signUps: Migration = { name: '008-sign-ups', sql: pending };

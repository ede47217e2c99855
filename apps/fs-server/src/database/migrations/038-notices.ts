import type { Migration } from './Migration.ts';

/**
 * Notices to a user, or to an address without an account, which gets them with its sign-up. Milliseconds suffice, so
 * that a page's cursor and the time of a response are the stored one.
 */
const notices = `
create table notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  email text,
  kind text not null,
  facts jsonb not null,
  path text,
  key text unique,
  created_at timestamptz(3) not null default now(),
  read_at timestamptz,
  check ((user_id is null) <> (email is null))
);
create index notices_by_user on notices (user_id, created_at desc, id desc);
create index notices_by_email on notices (email) where email is not null;
`;

/** Which mail a user wants, besides that of single lists. While paused, none of it is sent. */
const mail = `
alter table users
  add column notice_emails boolean not null default true,
  add column mail_frequency text not null default 'daily' check (mail_frequency in ('daily', 'weekly')),
  add column mail_paused boolean not null default false;
`;

export const noticesAndMail: Migration = { name: '038-notices', sql: [notices, mail].join('\n') };

import type { Migration } from './Migration.ts';

/** Whether a user wants mail about unread messages, when they last had the app open, and when such mail was sent. */
export const awayMail: Migration = {
  name: '054-away-mail',
  sql: `
alter table users add column message_emails boolean not null default true;
create table chat_presence (
  user_id uuid primary key references users on delete cascade,
  present_at timestamptz,
  mailed_at timestamptz
);
`,
};

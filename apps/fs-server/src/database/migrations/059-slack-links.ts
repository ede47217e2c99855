import type { Migration } from './Migration.ts';

/** The Slack user of each user. */
export const slackLinks: Migration = {
  name: '059-slack-links',
  sql: `
create table slack_links (
  user_id uuid primary key references users on delete cascade,
  slack_user_id text not null unique,
  linked_at timestamptz not null default now()
);
`,
};

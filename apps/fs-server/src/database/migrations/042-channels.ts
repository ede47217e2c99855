import type { Migration } from './Migration.ts';

/**
 * Private channels, their members, invites, messages and files, and the log of events from which streams resume.
 * Deleted messages keep their row without content, so that a repeated call does not send them again.
 */
export const channels: Migration = {
  name: '042-channels',
  sql: `
create table chat_users (
  user_id uuid primary key references users on delete cascade,
  joined_at timestamptz not null default now()
);
create table channels (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  creator_id uuid references users on delete set null,
  advisory_for uuid unique references users on delete cascade,
  last_position integer not null default 0,
  created_at timestamptz not null default now()
);
create index channels_by_creator on channels (creator_id);
create table channel_members (
  channel_id text not null references channels on delete cascade,
  user_id uuid not null references users on delete cascade,
  invite_id text,
  read_position integer not null default 0,
  joined_at timestamptz not null default now(),
  primary key (channel_id, user_id)
);
create index channel_members_by_user on channel_members (user_id);
create table channel_invites (
  id text primary key default gen_random_uuid()::text,
  invite_id text not null unique default gen_random_uuid()::text,
  channel_id text not null references channels on delete cascade,
  email text not null,
  chat_user_id text,
  uses integer not null default -1,
  last_read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (channel_id, email)
);
create index channel_invites_by_email on channel_invites (email);
create table messages (
  id text primary key default gen_random_uuid()::text,
  channel_id text not null references channels on delete cascade,
  position integer not null,
  sender_id uuid references users on delete set null,
  client_id text not null,
  content text not null,
  sent_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  unique (channel_id, position),
  unique (channel_id, sender_id, client_id)
);
create index messages_by_sender on messages (sender_id);
create table message_files (
  message_id text not null references messages on delete cascade,
  ordinal integer not null,
  key text not null,
  file_name text not null,
  type text not null,
  size integer not null,
  primary key (message_id, ordinal)
);
create table chat_uploads (
  key text primary key,
  user_id uuid references users on delete set null,
  channel_id text not null,
  client_id text not null,
  type text not null,
  created_at timestamptz not null default now()
);
create index chat_uploads_by_age on chat_uploads (created_at);
create table chat_events (
  id bigint generated always as identity primary key,
  kind text not null,
  channel_id text,
  user_id uuid references users on delete cascade,
  message_id text,
  created_at timestamptz not null default now()
);
create index chat_events_by_channel on chat_events (channel_id, id);
create index chat_events_by_user on chat_events (user_id, id) where user_id is not null;
create index chat_events_by_age on chat_events (created_at);
`,
};

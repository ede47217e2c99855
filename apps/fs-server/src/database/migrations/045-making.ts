import type { Migration } from './Migration.ts';

/** Jobs and documents of users, and the tones of social posts. */
export const making: Migration = {
  name: '045-making',
  sql: `
create table documents (
  id text primary key default gen_random_uuid()::text,
  owner_id uuid not null references users on delete cascade,
  doctype text not null,
  name text not null,
  text text not null default '',
  status text not null default 'DRAFT',
  is_locked boolean not null default false,
  revision integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index documents_by_owner on documents (owner_id, doctype, updated_at desc, id);
create table generic_jobs (
  id text primary key default gen_random_uuid()::text,
  owner_id uuid not null references users on delete cascade,
  job_type text not null,
  input jsonb not null,
  output jsonb,
  status text not null default 'PENDING',
  attempt integer not null default 1,
  progress integer not null default 0,
  total integer,
  file_key text,
  document_id text references documents on delete set null,
  expires_at timestamptz,
  queued_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now()
);
create index generic_jobs_by_owner on generic_jobs (owner_id, created_at desc, id);
create index generic_jobs_waiting on generic_jobs (queued_at) where status = 'PENDING' and deleted_at is null;
create index generic_jobs_by_document on generic_jobs (document_id) where document_id is not null;
create table social_tones (
  id text primary key,
  slug text not null unique,
  tone text not null,
  sort_order integer not null,
  prefix text not null,
  suffix text not null
);
insert into social_tones (id, slug, tone, sort_order, prefix, suffix) values
  ('tone-neutral', 'neutral', 'Neutral', 1, '', ''),
  ('tone-upbeat', 'upbeat', 'Upbeat', 2, 'Good news to share: ', ''),
  ('tone-curious', 'curious', 'Curious', 3, 'Did you know? ', ''),
  ('tone-expert', 'expert', 'Expert', 4, 'Worth noting: ', ''),
  ('tone-brief', 'brief', 'Brief', 5, 'In short: ', '');
`,
};

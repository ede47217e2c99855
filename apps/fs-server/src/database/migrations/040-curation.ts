import type { Migration } from './Migration.ts';

/**
 * Editors write articles: each save increases the revision, by which a second editor is warned. Reads are counted by
 * day, without who read. Requests for articles of other sites outlive the job that fulfills them. Stop words never
 * trend. `news_revision` increases with each change, so that what is cached of the news is never older.
 */
export const curation: Migration = {
  name: '040-curation',
  sql: `
alter table articles add column revision integer not null default 1;
alter table articles add column edited_by uuid references users on delete set null;
create table article_reads (
  article_id text not null references articles on delete cascade,
  day date not null default (now() at time zone 'UTC')::date,
  reads integer not null default 1 check (reads > 0),
  primary key (article_id, day)
);
create table article_images (
  key text primary key,
  name text not null,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create table content_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('earned', 'owned')),
  organization_id uuid not null references organizations on delete cascade,
  url text not null,
  source text,
  status text not null default 'pending' check (status in ('pending', 'done', 'failed')),
  failure text,
  attempts integer not null default 1,
  article_id text references articles on delete set null,
  requested_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index content_requests_pending on content_requests (organization_id, md5(url)) where status = 'pending';
create index content_requests_by_time on content_requests (created_at desc, id);
create table stop_words (
  search_name text collate "C" primary key,
  word text not null,
  added_by uuid references users on delete set null,
  added_at timestamptz not null default now()
);
create table stop_word_changes (
  id bigint generated always as identity primary key,
  word text not null,
  op text not null check (op in ('add', 'remove')),
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null default now()
);
`,
};

import type { Migration } from './Migration.ts';

/** Saved views of a table (filters, order and columns), and each user's default view. */
export const tableViews: Migration = {
  name: '011-table-views',
  sql: `
create table table_views (
  id text primary key default gen_random_uuid()::text,
  table_name text not null,
  owner_id uuid not null references users on delete cascade,
  account_id text references accounts on delete cascade,
  name text not null,
  state jsonb not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index table_views_by_owner on table_views (owner_id, table_name);
create index table_views_by_account on table_views (account_id, table_name) where account_id is not null;
create table first_table_views (
  owner_id uuid not null references users on delete cascade,
  table_name text not null,
  view_id text not null references table_views on delete cascade,
  primary key (owner_id, table_name)
);
create index first_table_views_by_view on first_table_views (view_id);
`,
};

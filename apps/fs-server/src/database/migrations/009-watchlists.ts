import type { Migration } from './Migration.ts';

/**
 * The changes of a list by revision, from which any earlier version can be reconstructed, so that concurrent edits can
 * be merged. An unchanged list has none.
 */
const changes = `
alter table watchlists
  add column revision integer not null default 1,
  add column deleted_at timestamptz;
create index watchlists_by_deletion on watchlists (deleted_at) where deleted_at is not null;
create index watchlists_by_time on watchlists (created_at desc, id);
alter table watchlist_items add column added_by uuid references users on delete set null;
create index watchlist_items_in_order on watchlist_items (watchlist_id, position);
create table watchlist_item_changes (
  watchlist_id text not null references watchlists on delete cascade,
  revision integer not null,
  organization_id uuid not null references organizations on delete cascade,
  is_added boolean not null,
  added_at timestamptz not null,
  primary key (watchlist_id, revision, organization_id)
);
create table watchlist_field_changes (
  watchlist_id text not null references watchlists on delete cascade,
  revision integer not null,
  field text not null check (field in ('name', 'description', 'privacy', 'accountID')),
  previous text,
  primary key (watchlist_id, revision, field)
);
`;

/** Lists are shared with emails, because an invited person may have no user yet. */
const shares = `
drop table watchlist_shares;
create table watchlist_shares (
  id text primary key default gen_random_uuid()::text,
  watchlist_id text not null references watchlists on delete cascade,
  email text not null check (email = lower(email)),
  created_at timestamptz not null default now(),
  unique (watchlist_id, email)
);
create index watchlist_shares_by_email on watchlist_shares (email);
insert into watchlist_shares (watchlist_id, email)
select id, unnest(viewers) from watchlists
on conflict do nothing;
create table watchlist_invitations (
  id text primary key default gen_random_uuid()::text,
  sender_id uuid not null references users on delete cascade,
  sent_at timestamptz not null default now()
);
create index watchlist_invitations_by_sender on watchlist_invitations (sender_id, sent_at);
alter table watchlist_settings add column seen_at timestamptz;
`;

/** Work that outlives the process that requested it. */
const jobs = `
create table jobs (
  id text primary key default gen_random_uuid()::text,
  kind text not null,
  key text not null unique,
  payload jsonb not null,
  run_at timestamptz not null,
  leased_until timestamptz,
  attempts integer not null default 0,
  finished_at timestamptz,
  failure text,
  created_at timestamptz not null default now()
);
create index jobs_to_run on jobs (run_at) where finished_at is null;
create index jobs_finished on jobs (finished_at) where finished_at is not null;
`;

/** Watchlists that several people edit, share and follow. */
export const watchlists: Migration = { name: '009-watchlists', sql: [changes, shares, jobs].join('\n') };

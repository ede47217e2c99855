/** Plans, accounts and teams. */
export const accounts = `
create table plans (
  id text primary key,
  name text not null,
  description text not null,
  plan_type text not null check (plan_type in ('ORGANIZATION', 'PERSONAL')),
  is_listed boolean not null default true,
  sort_order integer not null,
  limits jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table plan_prices (
  id text primary key,
  plan_id text not null references plans on delete cascade,
  billing_period text not null check (billing_period in ('month', 'year')),
  value bigint not null check (value >= 0),
  per_unit bigint not null check (per_unit >= 0),
  upper_limit integer not null check (upper_limit >= 0),
  position integer not null
);
create index plan_prices_by_plan on plan_prices (plan_id, position);
create table accounts (
  id text primary key default gen_random_uuid()::text,
  account_type text not null check (account_type in ('ORGANIZATION', 'PERSONAL')),
  account_status text not null default 'ACTIVE' check (account_status in ('ACTIVE', 'PENDING', 'INACTIVE')),
  name text not null,
  description text not null default '',
  logo_url text,
  creator_id uuid not null references users,
  plan_id text not null references plans,
  limits jsonb,
  referral_id text,
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  stripe_price_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index accounts_by_creator on accounts (creator_id);
create unique index accounts_one_personal on accounts (creator_id) where account_type = 'PERSONAL';
create table account_owners (
  account_id text not null references accounts on delete cascade,
  email text not null check (email = lower(email)),
  primary key (account_id, email)
);
create index account_owners_by_email on account_owners (email);
create table account_members (
  id text primary key default gen_random_uuid()::text,
  account_id text not null references accounts on delete cascade,
  email text not null check (email = lower(email)),
  unique (account_id, email)
);
create index account_members_by_email on account_members (email);
create table teams (
  id text primary key default gen_random_uuid()::text,
  account_id text not null references accounts on delete cascade,
  name text not null,
  description text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index teams_by_account on teams (account_id);
create table team_members (
  id text primary key default gen_random_uuid()::text,
  team_id text not null references teams on delete cascade,
  email text not null check (email = lower(email)),
  unique (team_id, email)
);
create index team_members_by_email on team_members (email);
`;

/** Watchlists, and the people with access to them. */
export const watchlists = `
create table watchlists (
  id text primary key default gen_random_uuid()::text,
  owner_id uuid not null references users on delete cascade,
  name text not null,
  description text not null default '',
  account_id text references accounts on delete cascade,
  team_id text references teams on delete set null,
  privacy text not null default 'PRIVATE' check (privacy in ('PRIVATE', 'PUBLIC')),
  viewers text[] not null default '{}' check (array_to_string(viewers, ' ') = lower(array_to_string(viewers, ' '))),
  admins text[] not null default '{}' check (array_to_string(admins, ' ') = lower(array_to_string(admins, ' '))),
  columns jsonb,
  metadata jsonb,
  datasource jsonb,
  is_updating_data boolean not null default false,
  last_data_update timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index watchlists_by_owner on watchlists (owner_id);
create index watchlists_by_account on watchlists (account_id);
create index watchlists_by_team on watchlists (team_id);
create index watchlists_by_viewer on watchlists using gin (viewers);
create index watchlists_by_admin on watchlists using gin (admins);
create table watchlist_items (
  watchlist_id text not null references watchlists on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  added_at timestamptz not null,
  position integer not null,
  primary key (watchlist_id, organization_id)
);
create index watchlist_items_by_organization on watchlist_items (organization_id);
create table watchlist_settings (
  id text primary key default gen_random_uuid()::text,
  watchlist_id text not null references watchlists on delete cascade,
  owner_id uuid not null references users on delete cascade,
  is_starred boolean not null default false,
  email boolean not null default false,
  follow boolean not null default false,
  funding_updates boolean not null default false,
  preferences jsonb,
  unique (watchlist_id, owner_id)
);
create index watchlist_settings_by_owner on watchlist_settings (owner_id);
create table watchlist_shares (
  id text primary key default gen_random_uuid()::text,
  watchlist_id text not null references watchlists on delete cascade,
  owner_id uuid not null references users on delete cascade,
  unique (watchlist_id, owner_id)
);
create index watchlist_shares_by_owner on watchlist_shares (owner_id);
create table watchlist_teams (
  id text primary key default gen_random_uuid()::text,
  watchlist_id text not null references watchlists on delete cascade,
  team_id text not null references teams on delete cascade,
  unique (watchlist_id, team_id)
);
create index watchlist_teams_by_team on watchlist_teams (team_id);
`;

import type { Migration } from './Migration.ts';

/**
 * Mailed codes, codes of Google login, and rate limits. Only keyed hashes of secrets are stored, and of the emails and
 * IP addresses by which tries are counted.
 */
const login = `
create table confirmation_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('sign-up', 'password')),
  code_hash bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, purpose)
);
create table authorization_codes (
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  nonce text,
  expires_at timestamptz not null,
  is_used boolean not null default false,
  session_id uuid references sessions on delete set null
);
create index authorization_codes_by_expiry on authorization_codes (expires_at);
create table attempts (
  key bytea primary key,
  count integer not null,
  expires_at timestamptz not null
);
create index attempts_by_expiry on attempts (expires_at);
alter table users add column signed_out_at timestamptz;
`;

const profile = `
alter table users
  add column avatar_key text,
  add column market_pulses text[] not null default '{}',
  add column watchlist_emails boolean not null default true,
  add column tours jsonb not null default '{}';
`;

/** Personal accounts start on the free plan, so it must exist before any seed. An existing one is not changed. */
const accounts = `
insert into plans (id, name, description, plan_type, sort_order, limits) values
  ('fuel-free', 'Free', 'Search companies and markets, read the news and keep one watchlist.', 'PERSONAL', 1,
   '{"watchlists": 1, "teams": 0}')
  on conflict do nothing;
create table referrals (
  id text primary key default gen_random_uuid()::text,
  code text not null unique,
  referral_type text,
  description text not null default '',
  plan_id text references plans,
  uses integer not null default 0 check (uses >= 0),
  is_active boolean not null default true,
  account_id text not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index referrals_by_account on referrals (account_id);
create table form_submissions (
  id uuid primary key default gen_random_uuid(),
  form text not null,
  fields jsonb not null,
  user_id uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index form_submissions_by_form on form_submissions (form, created_at desc);
`;

/** Login, profiles, referral codes, and public forms. */
export const identity: Migration = { name: '006-identity', sql: login + profile + accounts };

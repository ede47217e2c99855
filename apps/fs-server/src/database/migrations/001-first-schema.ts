import { accounts, watchlists } from './001-accounts.ts';
import { articles, companies, deals } from './001-research.ts';
import type { Migration } from './Migration.ts';

/**
 * Names are searched and sorted without accents or case. The one-argument `unaccent` depends on the search path, so
 * PostgreSQL cannot index it; naming the dictionary makes it immutable in fact. Keys collate as "C", so that every
 * database sorts alike and one index serves both order and prefix. Trigrams serve matches inside words.
 */
const search = `
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create function f_unaccent(text) returns text
  language sql immutable strict parallel safe
  as $$ select public.unaccent('public.unaccent', $1) $$;
`;

const identity = `
create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  given_name text not null,
  family_name text not null,
  password_hash text,
  status text not null check (status in ('UNCONFIRMED', 'CONFIRMED', 'DISABLED')),
  staff_groups text[] not null default '{}',
  organization jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  refresh_token_hash bytea not null unique,
  previous_token_hash bytea,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_previous_token on sessions (previous_token_hash) where previous_token_hash is not null;
create table preferences (
  id text primary key default gen_random_uuid()::text,
  owner_id uuid not null references users on delete cascade,
  key text not null,
  value text,
  details jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, key)
);
`;

const service = `
create table service_state (
  key text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);
`;

/** The first schema. Users come before accounts, and accounts before watchlists, because of foreign keys. */
export const firstSchema: Migration = {
  name: '001-first-schema',
  sql: [search, identity, companies, deals, articles, accounts, watchlists, service].join(''),
};

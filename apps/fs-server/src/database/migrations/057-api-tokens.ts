import type { Migration } from './Migration.ts';

/** Personal API tokens. */
export const apiTokens: Migration = {
  name: '057-api-tokens',
  sql: `
create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  scopes text[] not null,
  secret_hash bytea not null unique,
  hint text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index api_tokens_by_user on api_tokens (user_id, created_at desc);
`,
};

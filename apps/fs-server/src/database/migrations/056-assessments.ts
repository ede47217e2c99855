import type { Migration } from './Migration.ts';

/** Results of the business assessment. A signed-out user's has no user, and each can name the one before. */
export const assessments: Migration = {
  name: '056-assessments',
  sql: `
create table assessments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users on delete cascade,
  email text not null check (length(email) <= 254),
  user_data jsonb not null,
  result jsonb not null,
  questions jsonb not null,
  previous_id uuid references assessments on delete set null,
  created_at timestamptz not null default now()
);
create index assessments_by_user on assessments (user_id, created_at desc);
create index assessments_by_email on assessments (email);
create index assessments_by_previous on assessments (previous_id);
`,
};

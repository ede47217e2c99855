import type { Migration } from './Migration.ts';

/**
 * The audit log, and what jobs need to carry mail: how often a job is tried, and whether its payload is private, so that
 * it is deleted once the job is done.
 */
export const operation: Migration = {
  name: '031-operation',
  sql: `
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  action text not null check (length(action) <= 60),
  actor text not null check (length(actor) <= 120),
  subject text check (length(subject) <= 120),
  facts jsonb not null default '{}' check (length(facts::text) <= 4000)
);
create index audit_events_by_time on audit_events (at);
create index audit_events_by_subject on audit_events (subject, at) where subject is not null;
alter table jobs
  add column max_attempts integer not null default 5,
  add column is_private boolean not null default false;
create index jobs_given_up on jobs (finished_at) where failure is not null and finished_at is not null;
`,
};

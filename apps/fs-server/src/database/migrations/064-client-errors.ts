import type { Migration } from './Migration.ts';

/** Errors of the app in browsers, one row for each fingerprint, without anything about users. */
export const clientErrors: Migration = {
  name: '064-client-errors',
  sql: `
create table client_errors (
  fingerprint text primary key,
  kind text not null,
  message text not null,
  frames text[] not null,
  route text not null,
  version text not null,
  language text not null,
  count bigint not null default 1,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index client_errors_by_time on client_errors (last_seen_at);
`,
};

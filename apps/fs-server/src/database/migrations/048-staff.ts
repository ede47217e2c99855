import type { Migration } from './Migration.ts';

/** What staff answered to a form, and when it was closed. */
export const staff: Migration = {
  name: '048-staff',
  sql: `
alter table form_submissions
  add column answer text check (length(answer) <= 5000),
  add column answered_at timestamptz,
  add column answered_by uuid references users on delete set null;
create index form_submissions_by_time on form_submissions (created_at desc);
create index form_submissions_open on form_submissions (created_at desc) where answered_at is null;
create index form_submissions_by_answerer on form_submissions (answered_by) where answered_by is not null;
`,
};

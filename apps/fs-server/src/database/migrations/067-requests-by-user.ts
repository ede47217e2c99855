import type { Migration } from './Migration.ts';

/** Users list what they asked support, and what they sent is deleted with their account. */
export const requestsByUser: Migration = {
  name: '067-requests-by-user',
  sql: `
create index form_submissions_by_user on form_submissions (user_id, created_at desc, id) where user_id is not null;
`,
};

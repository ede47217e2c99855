import type { Migration } from './Migration.ts';

/** A topic has one cursor of a user, however its name was spelled: the latest of those that it had. */
export const topicCursors: Migration = {
  name: '030-topic-cursors',
  sql: `
create temporary table topic_cursors on commit drop as
  select owner_id, 'topic:' || lower(f_unaccent(substr(scope, 7))) as scope, max(seen_at) as seen_at
  from seen_cursors where scope like 'topic:%' group by 1, 2;
delete from seen_cursors where scope like 'topic:%';
insert into seen_cursors (owner_id, scope, seen_at) select owner_id, scope, seen_at from topic_cursors;
`,
};

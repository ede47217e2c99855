import type { Migration } from './Migration.ts';

/** Who gets a notice of what is new in a saved view. A company arrives when its row is made. */
export const viewAlerts: Migration = {
  name: '062-view-alerts',
  sql: `
create table view_alerts (
  user_id uuid not null references users on delete cascade,
  view_id text not null references table_views on delete cascade,
  checked_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (user_id, view_id)
);
create index view_alerts_by_view on view_alerts (view_id);
create index organizations_by_arrival on organizations (created_at);
`,
};

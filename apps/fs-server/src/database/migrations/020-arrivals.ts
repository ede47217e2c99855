import type { Migration } from './Migration.ts';

/**
 * When the database learned of an event, beside the day of the event: what is new to a user goes by it. Known events
 * count as learned at noon of their day, because their import was not recorded. An article arrives when it is imported
 * or, if it was scheduled, published.
 */
const arrivals = `
alter table funding_rounds add column arrived_at timestamptz;
update funding_rounds set arrived_at = least(now(), (funded_on + time '12:00') at time zone 'UTC');
alter table funding_rounds alter column arrived_at set not null, alter column arrived_at set default now();
create index funding_rounds_by_arrival on funding_rounds (arrived_at desc, id);
alter table acquisitions add column arrived_at timestamptz;
update acquisitions set arrived_at = least(now(), (acquired_on + time '12:00') at time zone 'UTC');
alter table acquisitions alter column arrived_at set not null, alter column arrived_at set default now();
create index acquisitions_by_arrival on acquisitions (arrived_at desc, id);
alter table articles add column arrived_at timestamptz not null
  generated always as (greatest(created_at, published_at)) stored;
create index articles_by_arrival on articles (arrived_at desc, id);
`;

/** Until when a user has seen the news of a scope. Of single lists, it is in `watchlist_settings`. */
const cursors = `
create table seen_cursors (
  owner_id uuid not null references users on delete cascade,
  scope text not null,
  seen_at timestamptz not null,
  primary key (owner_id, scope)
);
`;

export const arrivalTimes: Migration = { name: '020-arrivals', sql: [arrivals, cursors].join('\n') };

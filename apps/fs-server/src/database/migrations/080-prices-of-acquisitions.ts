import type { Migration } from './Migration.ts';

/** Acquisitions are listed by day and by their price in US dollars. Prices in other currencies are never converted. */
export const pricesOfAcquisitions: Migration = {
  name: '080-prices-of-acquisitions',
  sql: `
alter table acquisitions
  add column price_usd bigint generated always as (case when currency = 'USD' then price end) stored;
create index acquisitions_by_price on acquisitions (price_usd desc nulls last, id desc);
create index acquisitions_by_price_upwards on acquisitions (price_usd, id);
create index acquisitions_by_day_backwards on acquisitions (acquired_on desc nulls last, id desc);
`,
};

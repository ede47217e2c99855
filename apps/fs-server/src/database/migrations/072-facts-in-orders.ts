import type { Migration } from './Migration.ts';

/**
 * The usual orders of companies and rounds contain what tables filter by, so that a page whose matches are far from the
 * start passes entries of the index instead of rows: a tenth of the time. Each new index exists before the old one goes.
 * The newest acquisitions by a company are a range of an index, as its articles are.
 */
export const factsInOrders: Migration = {
  name: '072-facts-in-orders',
  sql: `
create index new_order on funding_rounds (funded_on desc, id) include (raised_usd, round_type);
drop index funding_rounds_by_day;
alter index new_order rename to funding_rounds_by_day;
create index new_order on organizations (total_funding_usd desc nulls last, id desc)
  include (kind, status, founded_on, last_funding_on, last_round_type, last_round_code, last_round_usd, employee_min,
    funding_round_count);
drop index organizations_by_total_funding;
alter index new_order rename to organizations_by_total_funding;
create index new_order on organizations (last_round_usd desc nulls last, id desc)
  include (last_round_type, last_round_code, last_funding_on, total_funding_usd) where kind = 'company';
drop index organizations_by_last_amount_backwards;
alter index new_order rename to organizations_by_last_amount_backwards;
create index acquisitions_by_acquirer_and_arrival on acquisitions (acquirer_id, arrived_at desc, id);
`,
};

import type { Migration } from './Migration.ts';

/** Tables of companies and rounds are sorted by arrival. Rows of one import arrive together, so that the id decides. */
export const ordersByArrival: Migration = {
  name: '066-orders-by-arrival',
  sql: `
drop index organizations_by_arrival;
create index organizations_by_arrival on organizations (created_at, id) where kind = 'company';
create index funding_rounds_by_arrival_and_id on funding_rounds (arrived_at, id);
`,
};

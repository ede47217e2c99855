import type { Migration } from './Migration.ts';

/**
 * Tables sort unknown values last in both directions, but an index read backwards has them first. So nullable columns
 * have an index for each direction.
 */
export const companyOrder: Migration = {
  name: '005-company-order',
  sql: `
create index organizations_by_domain_backwards on organizations (domain desc nulls last, id desc);
create index organizations_by_location_backwards on organizations (search_location desc nulls last, id desc);
create index organizations_by_founding_backwards on organizations (founded_on desc nulls last, id desc);
create index organizations_by_first_market_backwards on organizations (first_market desc nulls last, id desc);
create index organizations_by_total_funding_upwards on organizations (total_funding_usd, id);
create index organizations_by_last_funding_upwards on organizations (last_funding_on, id);
create index funding_rounds_by_amount_upwards on funding_rounds (raised_usd, id);
`,
};

import type { Migration } from './Migration.ts';

/**
 * What the company table shows of a company's latest round, by which it also sorts and filters. `refreshFundingTotals`
 * maintains the columns, so that a search needs no join for its order. Nullable columns have an index for each
 * direction, because unknown values are last in both.
 */
export const roundFacts: Migration = {
  name: '017-round-facts',
  sql: `
alter table investments add column is_lead boolean not null default false;
alter table organizations
  add column employee_min integer generated always as (
    substring(replace(employee_count, ',', '') from '^[0-9]{1,9}')::integer
  ) stored,
  add column last_round_type text collate "C",
  add column last_round_code text collate "C",
  add column last_round_usd bigint,
  add column lead_investor_id text references investors on delete set null;
update organizations set
  last_round_type = latest.round_type, last_round_code = latest.round_code, last_round_usd = latest.raised_usd
from (
  select distinct on (organization_id) organization_id, round_type, round_code, raised_usd from funding_rounds
  order by organization_id, funded_on desc, raised_usd desc nulls last, id
) as latest
where latest.organization_id = organizations.id;
create index organizations_by_employees on organizations (employee_min, id);
create index organizations_by_employees_backwards on organizations (employee_min desc nulls last, id desc);
create index organizations_by_status on organizations (status, id);
create index organizations_by_round_count on organizations (funding_round_count, id);
create index organizations_by_last_amount on organizations (last_round_usd, id);
create index organizations_by_last_amount_backwards on organizations (last_round_usd desc nulls last, id desc);
create index organizations_by_last_round on organizations (last_round_type, last_round_code);
create index organizations_by_lead_id on organizations (lead_investor_id);
`,
};

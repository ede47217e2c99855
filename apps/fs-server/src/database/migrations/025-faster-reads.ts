import type { Migration } from './Migration.ts';

/**
 * Indexes of the company table contain companies only, as its searches do, so that a count by one column reads entries
 * of that column instead of every company's facts. Searches for a kind of round are in the default order in an index.
 */
const companyIndexes = `
drop index organizations_by_status, organizations_by_round_count, organizations_by_employees,
  organizations_by_employees_backwards, organizations_by_last_amount, organizations_by_last_amount_backwards,
  organizations_by_last_round, organizations_by_total_funding, organizations_by_total_funding_upwards,
  organizations_by_last_funding, organizations_by_last_funding_upwards;
create index organizations_by_status on organizations (status, id) where kind = 'company';
create index organizations_by_round_count on organizations (funding_round_count, id) where kind = 'company';
create index organizations_by_employees on organizations (employee_min, id) where kind = 'company';
create index organizations_by_employees_backwards on organizations (employee_min desc nulls last, id desc)
  where kind = 'company';
create index organizations_by_last_amount on organizations (last_round_usd, id) where kind = 'company';
create index organizations_by_last_amount_backwards on organizations (last_round_usd desc nulls last, id desc)
  where kind = 'company';
create index organizations_by_last_round on organizations (last_round_type, total_funding_usd desc nulls last, id desc)
  where kind = 'company';
create index organizations_by_last_round_code
  on organizations (last_round_code, total_funding_usd desc nulls last, id desc)
  where kind = 'company' and last_round_code is not null;
create index organizations_by_total_funding on organizations (total_funding_usd desc nulls last, id desc)
  include (kind);
create index organizations_by_total_funding_upwards on organizations (total_funding_usd, id) where kind = 'company';
create index organizations_by_last_funding on organizations (last_funding_on desc nulls last, id desc)
  include (kind);
create index organizations_by_last_funding_upwards on organizations (last_funding_on, id) where kind = 'company';
`;

/** All that related companies are ranked by is in one index. `refreshFundingTotals` keeps the copy. */
const relatedCompanies = `
alter table organization_markets add column founded_on date;
update organization_markets set founded_on = organizations.founded_on
  from organizations where organizations.id = organization_id and organizations.founded_on is not null;
drop index organization_markets_by_prominence;
create index organization_markets_by_prominence on organization_markets (market_id, prominence, organization_id)
  include (founded_on);
`;

/**
 * A company's articles by arrival are a range of an index. Triggers keep the copy equal to `articles.arrived_at`, which
 * the database computes.
 */
const articleArrivals = `
alter table article_organizations add column arrived_at timestamptz;
update article_organizations set arrived_at = articles.arrived_at from articles where articles.id = article_id;
alter table article_organizations alter column arrived_at set not null, alter column arrived_at set default now();
create index article_organizations_by_arrival
  on article_organizations (organization_id, arrived_at desc, article_id);
create function set_article_arrival() returns trigger language plpgsql set search_path from current as $$
begin
  new.arrived_at := coalesce((select arrived_at from articles where id = new.article_id), now());
  return new;
end $$;
create function copy_article_arrival() returns trigger language plpgsql set search_path from current as $$
begin
  update article_organizations set arrived_at = new.arrived_at where article_id = new.id;
  return null;
end $$;
create trigger set_arrival before insert on article_organizations
  for each row execute function set_article_arrival();
create trigger copy_arrival after update on articles
  for each row when (old.arrived_at is distinct from new.arrived_at) execute function copy_article_arrival();
`;

/** Counts, related companies, the feed and what is new within tens of milliseconds at 85,000 companies. */
export const fasterReads: Migration = {
  name: '025-faster-reads',
  sql: [companyIndexes, relatedCompanies, articleArrivals].join('\n'),
};

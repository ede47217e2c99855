import type { Migration } from './Migration.ts';

/**
 * Columns and indexes by which the company table sorts and filters. `refreshFundingTotals` maintains `prominence` and
 * `first_market`, which derive from other tables, so that searches do not need a join for their order.
 */
const companyTable = `
alter table organizations
  add column prominence real not null default 0,
  add column first_market text collate "C",
  add column search_location text collate "C" generated always as (
    nullif(rtrim(lower(f_unaccent(
      coalesce(city || ', ', '') || coalesce(state_code || ', ', '') || coalesce(country_code, '')
    )), ', '), '')
  ) stored;
create index organizations_by_prominence on organizations (prominence desc, id);
create index organizations_by_founding on organizations (founded_on, id);
create index organizations_by_first_market on organizations (first_market, id);
create index organizations_by_location on organizations (search_location, id);
create index organizations_by_location_part on organizations using gin (search_location gin_trgm_ops);
create index organizations_by_city on organizations (lower(f_unaccent(city)));
create index organizations_by_homepage_part on organizations using gin (lower(homepage_url) gin_trgm_ops);
create index organizations_by_domain_start on organizations (domain text_pattern_ops);
create index funding_rounds_by_amount on funding_rounds (raised_usd desc nulls last, id);
create index funding_rounds_by_type on funding_rounds (round_type, id);
`;

/** Reach of a company: followers, site metrics and podcasts. */
const reach = `
create table social_counts (
  organization_id uuid not null references organizations on delete cascade,
  social text not null check (social in ('twitter', 'medium', 'facebook', 'github', 'instagram', 'linkedin')),
  day date not null,
  followers_count bigint not null check (followers_count >= 0),
  primary key (organization_id, social, day)
);
create table url_metrics (
  organization_id uuid primary key references organizations on delete cascade,
  domain text not null,
  domain_authority smallint not null check (domain_authority between 0 and 100),
  page_authority smallint not null check (page_authority between 0 and 100),
  spam_score smallint check (spam_score between 0 and 100),
  linking_domains bigint not null check (linking_domains >= 0),
  external_links bigint not null check (external_links >= 0),
  measured_on date not null
);
create index url_metrics_by_domain on url_metrics (domain);
create table podcasts (
  id text primary key,
  title text not null,
  description text not null,
  publisher text not null,
  url text,
  image_url text,
  published_at timestamptz not null
);
create table podcast_organizations (
  podcast_id text not null references podcasts on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  primary key (podcast_id, organization_id)
);
create index podcast_organizations_by_organization on podcast_organizations (organization_id, podcast_id);
`;

/** Company research: sorting and filtering of the table, and further data of profiles. */
export const companyResearch: Migration = { name: '003-company-research', sql: companyTable + reach };

/** Companies, their markets and their people. */
export const companies = `
create table organizations (
  id uuid primary key,
  permalink text not null unique check (permalink = lower(permalink)),
  name text not null,
  search_name text collate "C" not null generated always as (lower(f_unaccent(name))) stored,
  status text not null default 'operating' check (status in ('operating', 'acquired', 'ipo', 'closed')),
  logo_url text,
  domain text,
  homepage_url text,
  twitter_url text,
  short_description text,
  city text,
  state_code text,
  country_code text,
  category_list text[] not null default '{}',
  founded_on date,
  employee_count text,
  total_funding_usd bigint check (total_funding_usd >= 0),
  last_funding_on date,
  funding_round_count integer not null default 0 check (funding_round_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index organizations_by_name on organizations (search_name, id);
create index organizations_by_name_part on organizations using gin (search_name gin_trgm_ops);
create index organizations_by_domain on organizations (domain);
create index organizations_by_place on organizations (country_code, state_code);
create index organizations_by_total_funding on organizations (total_funding_usd desc nulls last, id);
create index organizations_by_last_funding on organizations (last_funding_on desc nulls last, id);
create table markets (
  id text primary key,
  slug text not null unique,
  name text not null,
  search_name text collate "C" not null generated always as (lower(f_unaccent(name))) stored,
  company_count integer not null default 0 check (company_count >= 0),
  total_funding_usd bigint not null default 0 check (total_funding_usd >= 0),
  check (id = 'tc3-' || slug)
);
create index markets_by_name on markets (search_name, id);
create index markets_by_name_part on markets using gin (search_name gin_trgm_ops);
create table organization_markets (
  organization_id uuid not null references organizations on delete cascade,
  market_id text not null references markets on delete cascade,
  position integer not null,
  primary key (organization_id, market_id)
);
create index organization_markets_by_market on organization_markets (market_id, organization_id);
create table people (
  id text primary key,
  organization_id uuid not null references organizations on delete cascade,
  first_name text not null,
  last_name text not null,
  title text not null,
  is_active boolean not null default true
);
create index people_by_organization on people (organization_id, is_active);
`;

/** Deals between companies and investors. */
export const deals = `
create table funding_rounds (
  id text primary key,
  organization_id uuid not null references organizations on delete cascade,
  round_type text not null,
  round_code text check (round_code ~ '^[A-H]$'),
  funded_on date not null,
  raised_usd bigint check (raised_usd >= 0)
);
create index funding_rounds_by_organization on funding_rounds (organization_id, funded_on desc);
create index funding_rounds_by_day on funding_rounds (funded_on desc, id);
create table investors (
  id text primary key,
  name text not null,
  search_name text collate "C" not null generated always as (lower(f_unaccent(name))) stored,
  organization_id uuid references organizations on delete set null
);
create index investors_by_name_part on investors using gin (search_name gin_trgm_ops);
create index investors_by_organization on investors (organization_id) where organization_id is not null;
create table investments (
  funding_round_id text not null references funding_rounds on delete cascade,
  investor_id text not null references investors on delete cascade,
  primary key (funding_round_id, investor_id)
);
create index investments_by_investor on investments (investor_id, funding_round_id);
create table acquisitions (
  id text primary key,
  acquirer_id uuid not null references organizations on delete cascade,
  acquired_id uuid not null references organizations on delete cascade,
  acquired_on date not null,
  price bigint check (price >= 0),
  currency text,
  check (acquirer_id <> acquired_id)
);
create index acquisitions_by_acquirer on acquisitions (acquirer_id, acquired_on desc);
create index acquisitions_by_acquired on acquisitions (acquired_id, acquired_on desc);
create index acquisitions_by_day on acquisitions (acquired_on desc, id);
`;

/** Articles, their keywords and the companies they are about. */
export const articles = `
create table market_pulse_categories (
  slug text primary key,
  label text not null,
  sort_order integer not null
);
create table articles (
  id text primary key,
  slug text not null unique,
  title text not null,
  search_title text collate "C" not null generated always as (lower(f_unaccent(title))) stored,
  description text not null,
  content text not null,
  image_url text,
  url text,
  site_name text,
  word_count integer check (word_count >= 0),
  published_at timestamptz not null,
  is_featured boolean not null default false,
  market_pulse_category text references market_pulse_categories on delete set null,
  key_points text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (id = 'news-' || slug)
);
create index articles_by_time on articles (published_at desc, id);
create index articles_by_category on articles (market_pulse_category, published_at desc);
create index articles_by_title_part on articles using gin (search_title gin_trgm_ops);
create table keywords (
  id integer generated always as identity primary key,
  name text not null unique
);
create table article_keywords (
  article_id text not null references articles on delete cascade,
  keyword_id integer not null references keywords on delete cascade,
  position integer not null,
  primary key (article_id, keyword_id)
);
create index article_keywords_by_keyword on article_keywords (keyword_id, article_id);
create table article_organizations (
  article_id text not null references articles on delete cascade,
  organization_id uuid not null references organizations on delete cascade,
  position integer not null,
  primary key (article_id, organization_id)
);
create index article_organizations_by_organization on article_organizations (organization_id, article_id);
`;

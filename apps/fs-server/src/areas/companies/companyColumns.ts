import { type Company, type CompanyCard, type CompanySearchResult, type Investor, limits } from '@fs/api-contract';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { instantText } from '../../database/instantText.ts';
import type { Tables } from '../../database/tables.ts';

/** The columns that administrators can correct: all except identifiers and market data. */
export const correctableColumns = [
  'name',
  'logo_url',
  'domain',
  'homepage_url',
  'short_description',
  'city',
  'state_code',
  'country_code',
  'founded_on',
  'employee_count',
  'twitter_url',
] as const;

/** The columns of a company on the wire. */
export const companyColumns = ['id', 'category_list', ...correctableColumns] as const;

/** Builds the JSON of a company for a linked logo, from an organization joined as `table`. */
export function companyCard(table: string): RawBuilder<CompanyCard> {
  const column = (name: keyof CompanyCard) => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_object('id', ${column('id')}, 'name', ${column('name')}, 'logo_url', ${column('logo_url')})`;
}

/** Builds the JSON of an investor, joined as `table`, with the organization or person that it is. */
export function investorCard(table: string): RawBuilder<Investor> {
  const column = (name: 'id' | 'name' | 'organization_id' | 'person_id') => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_object(
    'id', ${column('id')}, 'name', ${column('name')},
    'organization', (
      select ${companyCard('firm')} || jsonb_build_object('permalink', firm.permalink, 'kind', firm.kind)
      from organizations as firm where firm.id = ${column('organization_id')}
    ),
    'person', (
      select jsonb_build_object('id', angel.id, 'name', concat_ws(' ', angel.first_name, angel.last_name))
      from people as angel where angel.id = ${column('person_id')}
    )
  )`;
}

/** The columns of a person with a position, whose company is joined as `organizations`. */
export const personColumns = [
  'people.id',
  'people.first_name',
  'people.last_name',
  'positions.title',
  'positions.is_active as active',
  companyCard('organizations').as('organization'),
] as const;

/** The company's markets, in order. */
export function selectMarkets(builder: ExpressionBuilder<Tables, 'organizations'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('organization_markets')
      .innerJoin('markets', 'markets.id', 'organization_markets.market_id')
      .select(['markets.id', 'markets.name'])
      .whereRef('organization_markets.organization_id', '=', 'organizations.id')
      .orderBy('organization_markets.position'),
  ).as('markets');
}

/** The columns of a company in search results. Money comes from columns that `refreshFundingTotals` maintains. */
export function searchResultColumns(builder: ExpressionBuilder<Tables, 'organizations'>) {
  return [
    ...companyColumns,
    'kind',
    'status',
    'total_funding_usd',
    'last_funding_on',
    'funding_round_count as round_count',
    lastRound.as('last_round'),
    leadInvestor.as('lead_investor'),
    fundingYears.as('funding_years'),
    weeklyNews.as('news_weeks'),
    instantText('organizations.created_at').as('arrived_at'),
    selectMarkets(builder),
  ] as const;
}

/** The latest round of a company of the query, which has it as `organizations`. */
export const lastRound = sql<CompanySearchResult['last_round']>`case when last_round_type is not null then
  jsonb_build_object('round_type', last_round_type, 'round_code', last_round_code, 'raised_usd', last_round_usd) end`;

const leadInvestor = sql<CompanySearchResult['lead_investor']>`(
  select ${investorCard('lead')} from investors as lead where lead.id = organizations.lead_investor_id
)`;

const fundingYears = sql<CompanySearchResult['funding_years']>`(
  select coalesce(json_agg(to_json(years) order by year), '[]')
  from (
    select extract(year from funded_on)::int as year, coalesce(sum(raised_usd), 0)::bigint as raised_usd,
      count(*)::int as round_count
    from funding_rounds where organization_id = organizations.id group by 1
  ) as years
)`;

const firstWeek = sql`now() - ${sql.lit(limits.newsWeeks)} * interval '7 days'`;
const noNews = sql.lit(JSON.stringify(new Array<number>(limits.newsWeeks).fill(0)));

/**
 * Most companies had no news lately. No article arrives before it is published, so links that arrived earlier are old;
 * an import can bring old articles only. Links have copies of both times, in one index.
 */
const weeklyNews = sql<CompanySearchResult['news_weeks']>`case when exists (
  select from articles where published_at > ${firstWeek} and published_at <= now()
) and exists (
  select from article_organizations where organization_id = organizations.id and arrived_at > ${firstWeek}
) then (
  select jsonb_agg(coalesce(mentions, 0) order by week desc)
  from generate_series(0, ${sql.lit(limits.newsWeeks)} - 1) as week left join (
    select floor(extract(epoch from now() - article_published_at)::float8 / 604800)::int as week, count(*) as mentions
    from article_organizations
    where organization_id = organizations.id and arrived_at > ${firstWeek}
      and article_published_at > ${firstWeek} and article_published_at <= now()
    group by 1
  ) as news using (week)
) else ${noNews}::jsonb end`;

/** Formats a place as displayed: its known parts with commas between them. */
export function formatLocation({
  city,
  state_code,
  country_code,
}: Pick<Company, 'city' | 'state_code' | 'country_code'>) {
  return [city, state_code, country_code].filter(Boolean).join(', ') || null;
}

type SearchResultRow = Omit<CompanySearchResult, 'uuid' | 'location'>;

/** Converts a row to a search result. */
export function toSearchResult(row: SearchResultRow): CompanySearchResult {
  return { ...row, uuid: row.id, location: formatLocation(row) };
}

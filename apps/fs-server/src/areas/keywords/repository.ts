import { type CompanyCard, type CompanyMarket, limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { keepPlan } from '../../database/keptPlans.ts';
import { companyCard } from '../companies/companyColumns.ts';

/** A topic that was asked for, and the keywords that have its name, whatever their case and accents. */
export interface Topic {
  name: string;
  /** Equal for all spellings of the name. */
  key: string;
  ids: readonly number[];
  /** Roughly how many articles have it, up to `limits.countedMatches`. */
  uses: number;
}

/** The topics with these names, each once. A name that no keyword has is a topic without articles. */
export async function findTopics({ kysely }: Database, names: readonly string[]): Promise<Topic[]> {
  const { rows } = await sql<{ position: number; id: number; name: string; key: string; uses: number }>`
    ${keepPlan} select asked.position::int as position, keywords.id, keywords.name, search_name as key, (
      select count(*)::int from (
        select from article_keywords where keyword_id = keywords.id limit ${sql.lit(limits.countedMatches)}
      ) counted
    ) as uses
    from unnest(${names}::text[]) with ordinality as asked(name, position)
      join keywords on search_name = lower(f_unaccent(asked.name))
    order by asked.position, keywords.name = asked.name desc, keywords.id
  `.execute(kysely);
  const topics = new Map<string, Topic>();
  for (const [index, asked] of names.entries()) {
    const found = rows.filter(({ position }) => position === index + 1);
    const ids = found.map(({ id }) => id);
    const [first] = found;
    const key = first?.key ?? asked;
    if (!topics.has(key)) {
      const uses = found.reduce((sum, keyword) => sum + keyword.uses, 0);
      topics.set(key, { name: first?.name ?? asked, key, ids, uses });
    }
  }
  return [...topics.values()];
}

/** Ids and times of the published articles that have all of the topics. */
function selectAbout(topics: readonly Topic[]): RawBuilder<unknown> {
  // The articles of the rarest topic are searched for the others.
  const [first, ...others] = topics.toSorted((one, other) => one.uses - other.uses);
  if (!first || [first, ...others].some(({ ids }) => ids.length === 0)) {
    return sql`select article_id, published_at from article_keywords where false`;
  }
  const conditions = others.map(
    ({ ids }) => sql`exists (
      select from article_keywords as other where other.article_id = used.article_id and other.keyword_id ${isAnyOf(ids)}
    )`,
  );
  // Keywords that differ in case or accents are rare, and an article can have several of them.
  return sql`
    select ${first.ids.length > 1 ? sql`distinct` : sql``} used.article_id, used.published_at
    from article_keywords as used
    where ${sql.join([sql`used.keyword_id ${isAnyOf(first.ids)}`, sql`used.published_at <= now()`, ...conditions], sql` and `)}
  `;
}

/** One id is compared with `=`, which keeps the order of the index. */
function isAnyOf(ids: readonly number[]): RawBuilder<unknown> {
  return ids.length === 1 ? sql`= ${ids[0]}` : sql`in (${sql.join(ids)})`;
}

/** Ids of the articles that have all of the topics, newest first. */
export async function listArticleIds(
  { kysely }: Database,
  topics: readonly Topic[],
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    ${keepPlan} select article_id as id from (${selectAbout(topics)}) about
    order by published_at desc, article_id offset ${offset} limit ${sql.lit(limit)}
  `.execute(kysely);
  return rows.map(({ id }) => id);
}

export interface TopicSurroundings {
  /** Articles that have all of the topics, counted up to `limits.countedMatches`. */
  count: number;
  related: string[];
  companies: CompanyCard[];
  markets: CompanyMarket[];
}

/** What the newest articles of the topics are also about, and the number of articles. */
export async function readSurroundings({ kysely }: Database, topics: readonly Topic[]): Promise<TopicSurroundings> {
  const own = sql`(${sql.join([0, ...topics.flatMap(({ ids }) => ids)])})`;
  const { rows } = await sql<TopicSurroundings>`
    ${keepPlan} with newest as materialized (
      select article_id from (${selectAbout(topics)}) about
      order by published_at desc, article_id limit ${sql.lit(limits.topicSample)}
    ), mentioned as materialized (
      select organization_id, count(*) as uses from newest join article_organizations using (article_id)
      group by organization_id
    )
    select
      (select count(*)::int from (${selectAbout(topics)} limit ${sql.lit(limits.countedMatches)}) counted) as count,
      array(
        select keywords.name from (
          select keyword_id, count(*) as uses from newest join article_keywords using (article_id)
          where keyword_id not in ${own} group by keyword_id
        ) uses join keywords on keywords.id = keyword_id
        order by uses desc, keywords.name limit ${sql.lit(limits.relatedTopics)}
      ) as related,
      coalesce((
        select jsonb_agg(card) from (
          select ${companyCard('organizations')} as card
          from mentioned join organizations on organizations.id = organization_id
          order by uses desc, prominence desc, organizations.id limit ${sql.lit(limits.topicCompanies)}
        ) companies
      ), '[]') as companies,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', markets.id, 'name', markets.name) order by uses desc, markets.id) from (
          select market_id, sum(uses) as uses from mentioned join organization_markets using (organization_id)
          group by market_id order by sum(uses) desc, market_id limit ${sql.lit(limits.topicMarkets)}
        ) frequent join markets on markets.id = market_id
      ), '[]') as markets
  `.execute(kysely);
  return rows[0] ?? { count: 0, related: [], companies: [], markets: [] };
}

/** Number of articles of each topic alone, counted up to `limits.countedMatches`. */
export async function countEach({ kysely }: Database, topics: readonly Topic[]): Promise<number[]> {
  const counts = topics.map(
    (topic) => sql`(
      select count(*)::int from (${selectAbout([topic])} limit ${sql.lit(limits.countedMatches)}) counted
    )`,
  );
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(kysely);
  return rows[0]?.counts ?? [];
}

/** The last day of news, `YYYY-MM-DD` in UTC. */
export async function findLastDay({ kysely }: Database): Promise<string | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(published_at) as at from articles where published_at <= now()
  `.execute(kysely);
  return rows[0]?.at?.toISOString().slice(0, 10) ?? null;
}

export interface LastDays {
  /** The last day of all news, `YYYY-MM-DD` in UTC; null without any. */
  through: string | null;
  /** Articles by day. Days without one are left out. */
  counts: Readonly<Record<string, number>>;
}

/** How many articles of the last `limits.trendingDays` days of news have all of the topics. */
export async function countByDay({ kysely }: Database, topics: readonly Topic[]): Promise<LastDays> {
  const { rows } = await sql<LastDays>`
    ${keepPlan} with last as materialized (
      select (max(published_at) at time zone 'UTC')::date as day from articles where published_at <= now()
    )
    select to_char(day, 'YYYY-MM-DD') as through, coalesce((
      select json_object_agg(day, count) from (
        select to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
        from (${selectAbout(topics)}) about
        where published_at >= (last.day - ${sql.lit(limits.trendingDays - 1)})::timestamp at time zone 'UTC'
          and published_at < (last.day + 1)::timestamp at time zone 'UTC'
        group by 1
      ) days
    ), '{}') as counts from last
  `.execute(kysely);
  return rows[0] ?? { through: null, counts: {} };
}

/** Keywords of the newest days of news, the most frequent first. */
export async function listNewsKeywords({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select keywords.name from articles
      join article_keywords on article_id = articles.id join keywords on keywords.id = keyword_id
    where articles.published_at <= now() and articles.published_at > (
      select max(published_at) from articles where published_at <= now()
    ) - ${sql.lit(limits.trendingDays)} * interval '1 day'
    group by keywords.id order by count(*) desc, keywords.name limit ${sql.lit(limits.trendingKeywords)}
  `.execute(kysely);
  return rows.map(({ name }) => name);
}

import { limits, type NewsMover, type TopMovers } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { companyCard, lastRound } from '../companies/companyColumns.ts';
import type { ArticleCondition } from './conditions.ts';
import { linkColumns, toLink } from './stories.ts';

interface MoverRow extends Omit<NewsMover, 'newest'> {
  newest_id: string;
}

/**
 * The companies whose stories of a week most outnumber those of the week before. Weeks end with the newest article
 * instead of now, like those of trending keywords, so that a database filled by imports has some. Without firms that
 * invest, whom articles on rounds name.
 */
export async function readTopMovers(database: Database, condition: ArticleCondition): Promise<TopMovers> {
  const { kysely } = database;
  const { rows: newest } = await sql<{ at: Date | null }>`
    select max(published_at) as at from articles where published_at <= now()
  `.execute(kysely);
  const through = newest[0]?.at ?? null;
  if (!through) return { as_of: null, movers: [] };
  const { rows } = await sql<MoverRow>`
    with mentions as (
      select organization_id, articles.id, published_at, position, coalesce(story_id, articles.id) as story,
        published_at > ${through}::timestamptz - interval '7 days' as is_recent
      from articles join article_organizations on article_id = articles.id
      where published_at <= ${through} and published_at > ${through}::timestamptz - interval '14 days'
        and ${condition('articles')}
    ), counts as (
      select organization_id, count(distinct story) filter (where is_recent)::int as mentions,
        count(distinct story) filter (where not is_recent)::int as mentions_prior,
        (array_agg(id order by position > 0, published_at desc, id))[1] as newest_id
      from mentions group by organization_id having bool_or(is_recent)
    )
    select ${companyCard('organizations')} as organization, total_funding_usd, last_funding_on,
      ${lastRound} as last_round, mentions, mentions_prior, newest_id
    from counts join organizations on organizations.id = organization_id
    where kind = 'company'
    order by mentions - mentions_prior desc, mentions desc, prominence desc, organizations.id
    limit ${limits.topMovers}
  `.execute(kysely);
  const links = await kysely
    .selectFrom('articles')
    .select(linkColumns)
    .where(sql<boolean>`articles.id = any(${rows.map(({ newest_id }) => newest_id)}::text[])`)
    .execute();
  const byId = new Map(links.map((row) => [row.id, toLink(row)]));
  return {
    as_of: through.toISOString().slice(0, 10),
    movers: rows.flatMap(({ newest_id, ...mover }) => {
      const link = byId.get(newest_id);
      return link ? [{ ...mover, newest: link }] : [];
    }),
  };
}

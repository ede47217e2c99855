import { type CallInput, type CallResult, type CompanyCard, type EditorArticleOrder, limits } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsNormalized } from '../../database/nameMatch.ts';
import { companyCard } from '../companies/companyColumns.ts';
import { mainCompanyId } from '../company-articles/articlePlaces.ts';
import { nameOf } from './repository.ts';

type Query = CallInput<'listEditorArticles'>['query'];

const reads = sql<number>`(
  select coalesce(sum(reads), 0)::int from article_reads where article_id = articles.id
)`;

/** Columns to sort by. Unknown values come last in both directions. */
const orders: Record<EditorArticleOrder, RawBuilder<unknown>> = {
  title: sql`search_title`,
  category: sql`(select label from market_pulse_categories where slug = market_pulse_category)`,
  published_time: sql`articles.published_at`,
  featured: sql`is_featured`,
  reads,
  updated_at: sql`articles.updated_at`,
};

/** One page of our own articles, also of those to be published later, which come first by default. */
export async function listEditorArticles(
  { kysely }: Database,
  { query = '', category, state, order = 'published_time', descending, _offset = 0, _limit }: Query,
): Promise<CallResult<'listEditorArticles'>> {
  const text = query.trim();
  const found = kysely
    .selectFrom('articles')
    .where('articles.url', 'is', null)
    .where('articles.source', 'is', null)
    .$if(text !== '', (articles) => articles.where(containsNormalized(sql`search_title`, text)))
    .$if(category !== undefined, (articles) => articles.where('market_pulse_category', '=', category ?? null))
    .$if(state === 'featured', (articles) => articles.where('is_featured', '=', true))
    .$if(state === 'published', (articles) => articles.where('published_at', '<=', sql<Date>`now()`))
    .$if(state === 'scheduled', (articles) => articles.where('published_at', '>', sql<Date>`now()`));
  const direction = (descending ?? order === 'published_time') ? sql`desc` : sql`asc`;
  const [{ count }, rows] = await Promise.all([
    kysely
      .selectFrom(found.select('id').limit(limits.countedMatches).as('counted'))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow(),
    found
      .select([
        'articles.id',
        'title',
        'published_at',
        'is_featured as featured',
        'market_pulse_category as marketpulse_category',
        'revision',
        'articles.updated_at',
        nameOf('articles.edited_by').as('edited_by'),
        sql<boolean>`published_at > now()`.as('scheduled'),
        reads.as('reads'),
        sql<number>`(
          select coalesce(sum(reads), 0)::int from article_reads
          where article_id = articles.id and day > (now() at time zone 'UTC')::date - 7
        )`.as('reads_week'),
        sql<CompanyCard | null>`(
          select ${companyCard('organizations')} from organizations where id = ${mainCompanyId}
        )`.as('organization'),
      ])
      .orderBy(sql`${orders[order]} ${direction} nulls last`)
      .orderBy('articles.published_at', 'desc')
      .orderBy('articles.id')
      .offset(_offset)
      .limit(_limit ?? limits.editorArticlesPage)
      .execute(),
  ]);
  return {
    count,
    articles: rows.map(({ published_at, updated_at, ...row }) => ({
      ...row,
      published_time: published_at.toISOString(),
      updated_at: updated_at.toISOString(),
    })),
  };
}

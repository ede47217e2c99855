import { type ArticleSearchResult, type CompanyCard, limits, type SearchResults } from '@fs/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsName, equalsName, startsWithName } from '../../database/nameMatch.ts';
import { describes } from '../companies/descriptions.ts';
import { sortByRelevance } from '../companies/nameSearch.ts';
import { sourceColumns } from '../company-articles/articlePlaces.ts';
import { articlesAbout, articlesTitled } from '../company-articles/articlesAbout.ts';

/**
 * Articles with a page or URL to read that have the words: first those with all of them in their title, then the newest;
 * and their number, up to `limits.countedMatches`.
 */
export async function searchArticles(
  database: Database,
  text: string,
): Promise<{ articles: ArticleSearchResult[]; count: number }> {
  const [titled, about] = await Promise.all([articlesTitled(database, text), articlesAbout(database, text)]);
  const [inTitles, inTexts, { count }] = await Promise.all([
    newestReadable(database, titled),
    newestReadable(database, about),
    database.kysely
      .selectNoFrom(countRows(sql`${about} as found`, isReadable('found')).as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const ids = [...new Set([...inTitles, ...inTexts])].slice(0, limits.globalSearch.articles);
  return { articles: ids.length === 0 ? [] : await readArticles(database, ids), count };
}

async function readArticles(database: Database, ids: readonly string[]): Promise<ArticleSearchResult[]> {
  const rows = await database.kysely
    .selectFrom('articles')
    .select([
      ...sourceColumns,
      'articles.title',
      'articles.description',
      'articles.image_url as image',
      'articles.word_count',
      'articles.published_at',
    ])
    .where('articles.id', 'in', ids)
    .execute();
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((row) => ({
      uuid: row.id,
      title: row.title,
      description: row.description,
      image: row.image,
      url: row.url,
      published_time: row.published_at.toISOString(),
      word_count: row.word_count,
      organization: row.organization,
      curated_article: row.curated_article,
      earned_content: row.earned_content,
    }));
}

async function newestReadable({ kysely }: Database, articles: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${articles} as found where ${isReadable('found')}
    order by published_at desc, id limit ${sql.lit(limits.globalSearch.articles)}
  `.execute(kysely);
  return rows.map(({ id }) => id);
}

/** Excludes articles to be published later, and headlines without a URL and a known company, which lead nowhere. */
const isReadable = (table: string) => sql<boolean>`${sql.ref(`${table}.published_at`)} <= now() and exists (
  select from articles where id = ${sql.ref(`${table}.id`)} and (
    url is not null or source is null or exists (select from article_organizations where article_id = articles.id)
  )
)`;

/** Excludes topics of which every article is to be published later: they would lead nowhere, and tell of it. */
const hasArticle = sql<boolean>`exists (
  select from article_keywords where keyword_id = keywords.id and published_at <= now()
)`;

/** Topics that contain the text: first the exact topic, then those that start with the text. */
export async function searchKeywords(
  { kysely }: Database,
  text: string,
  limit: number = limits.globalSearch.topics,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('keywords')
    .select('name')
    .where(containsName('search_name', text))
    .where(hasArticle)
    .orderBy(equalsName('search_name', text), 'desc')
    .orderBy(startsWithName('search_name', text), 'desc')
    .orderBy('search_name')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}

/** Firms that invest for a living: those with exactly that name first, then the most prominent. */
export function searchInvestors({ kysely }: Database, text: string): Promise<CompanyCard[]> {
  const matching = kysely
    .selectFrom('organizations')
    .select(['id', 'name', 'logo_url'])
    .where('kind', '=', 'investor')
    .where(containsName('search_name', text));
  return sortByRelevance(matching, text).limit(limits.globalSearch.investors).execute();
}

/** Investors that are neither a company nor a person: an import knew their names only. */
const isNameOnly = sql<boolean>`investors.organization_id is null and investors.person_id is null`;

/** Names of people are many: the text is a part of them that begins a word, such as “uber” in none of “Hubertz”. */
const beginsWord = (text: string) =>
  sql<boolean>`(${startsWithName('search_name', text)} or ${containsName('search_name', ` ${text}`)})`;

/** Investors of whom only the name is known: those with exactly that name first, then who joined the most rounds. */
export function searchBackers({ kysely }: Database, text: string): Promise<SearchResults['backer']> {
  return kysely
    .selectFrom('investors')
    .select([
      'investors.name',
      sql<number>`(select count(*)::int from investments where investor_id = investors.id)`.as('rounds'),
    ])
    .where(beginsWord(text))
    .where(isNameOnly)
    .orderBy(equalsName('search_name', text), 'desc')
    .orderBy('rounds', 'desc')
    .orderBy('investors.search_name')
    .limit(limits.globalSearch.investors)
    .execute();
}

/** The number of matches of each kind but articles, up to `limits.countedMatches`. */
export async function countMatches({ kysely }: Database, text: string) {
  const isNamed = containsName('search_name', text);
  return kysely
    .selectNoFrom([
      countRows('organizations', isNamed).as('organization'),
      countRows('markets', isNamed).as('tier3_category'),
      countRows('keywords', sql`${isNamed} and ${hasArticle}`).as('keywords'),
      countRows('people', isNamed).as('person'),
      countRows('organizations', sql`${isNamed} and kind = 'investor'`).as('investor'),
      countRows('organizations', sql`${describes(text)} and kind = 'company'`).as('described'),
      countRows('investors', sql`${isNameOnly} and ${beginsWord(text)}`).as('backer'),
    ])
    .executeTakeFirstOrThrow();
}

function countRows(
  table: 'organizations' | 'markets' | 'keywords' | 'people' | 'investors' | RawBuilder<unknown>,
  matches: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql`(select count(*)::int from (
    select 1 from ${typeof table === 'string' ? sql.table(table) : table} where ${matches} limit ${limits.countedMatches}
  ) matches)`;
}

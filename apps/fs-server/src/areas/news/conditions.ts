import { type RawBuilder, sql } from 'kysely';
import { isAbout } from '../company-articles/articlesAbout.ts';
import { companiesOn } from '../watchlists/reads/updates.ts';

/** Matches articles of a query, by the name that their table has there. */
export type ArticleCondition = (table: string) => RawBuilder<boolean>;

const column = (table: string, name: string) => sql.ref(`${table}.${name}`);

const mentionsOf = (table: string, companies: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${column(table, 'id')} in (select article_id from article_organizations where organization_id in ${companies})`;

/** Articles of all sections. */
export const everywhere: ArticleCondition = () => sql`true`;

/** Articles of a Market Pulse category. */
export const inCategory =
  (slug: string): ArticleCondition =>
  (table) =>
    sql`${column(table, 'market_pulse_category')} = ${slug}`;

/** Articles about a company of the market. */
export const inMarket =
  (id: string): ArticleCondition =>
  (table) =>
    sql`${column(table, 'id')} in (select article_id from market_articles where market_id = ${id})`;

/** The id, time and story of articles, which an index has from the newest to the earliest. */
export type Timeline = RawBuilder<unknown>;

/** The articles of `inMarket`. */
export const timelineOfMarket = (id: string): Timeline =>
  sql`(select article_id as id, published_at, story_id from market_articles where market_id = ${id})`;

export const aboutCompany =
  (id: string): ArticleCondition =>
  (table) =>
    mentionsOf(table, sql`(${id})`);

/** Articles about companies on any of these watchlists. */
export const aboutLists =
  (ids: readonly string[]): ArticleCondition =>
  (table) =>
    mentionsOf(table, companiesOn(ids));

/** Articles of `articlesAbout`. */
export const aboutWords =
  (text: string): ArticleCondition =>
  (table) =>
    isAbout(column(table, 'id'), text);

/** Articles that we publish ourselves. */
export const isCurated: ArticleCondition = (table) =>
  sql`${column(table, 'source')} is null and ${column(table, 'url')} is null`;

/** Articles of others with an address. */
export const isEarned: ArticleCondition = (table) => sql`${column(table, 'url')} is not null`;

export const isFeatured: ArticleCondition = (table) => column(table, 'is_featured') as RawBuilder<boolean>;

/** Articles of other stories than these articles’. */
export const ofOtherStories =
  (ids: readonly string[]): ArticleCondition =>
  (table) =>
    sql`coalesce(${column(table, 'story_id')}, ${column(table, 'id')}) not in (
      select coalesce(story_id, id) from articles where id = any(${[...ids]}::text[])
    )`;

export const allOf =
  (...conditions: readonly ArticleCondition[]): ArticleCondition =>
  (table) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(table)),
      sql` and `,
    )})`;

import { type CompanyCard, type EditorArticle, limits } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { markChanged } from '../../database/revisions.ts';
import type { Tables } from '../../database/tables.ts';
import type { User } from '../../http/user.ts';
import { companyCard } from '../companies/companyColumns.ts';
import { mainCompanyId } from '../company-articles/articlePlaces.ts';

/** The database, or a transaction. */
export type Store = Pick<Database, 'kysely'>;

/** What editors write of an article, checked. */
export interface ArticleFields {
  title: string;
  description: string;
  content: string;
  image: string;
  published_time: string;
  featured: boolean;
  org_id: string | null;
  marketpulse_category: string | null;
  summary: readonly string[];
  /** Undefined to keep the topics. */
  keywords: readonly string[] | undefined;
}

/** Name of the user in a column. */
export const nameOf = (column: string) => sql<string | null>`(
  select coalesce(nullif(trim(given_name || ' ' || family_name), ''), email) from users where users.id = ${sql.ref(column)}
)`;

/** One of our own articles; undefined for those of other sites. @param isLocked until the transaction ends */
export async function findEditorArticle(
  { kysely }: Store,
  id: string,
  { isLocked = false } = {},
): Promise<EditorArticle | undefined> {
  const row = await kysely
    .selectFrom('articles')
    .select([
      'articles.id',
      'articles.title',
      'articles.description',
      'articles.content',
      'articles.image_url as image',
      'articles.published_at',
      'articles.is_featured as featured',
      'articles.market_pulse_category as marketpulse_category',
      'articles.key_points as summary',
      'articles.revision',
      'articles.updated_at',
      nameOf('articles.edited_by').as('edited_by'),
      sql<CompanyCard | null>`(
        select ${companyCard('organizations')} from organizations where id = ${mainCompanyId}
      )`.as('organization'),
      sql<string[]>`array(
        select keywords.name from article_keywords join keywords on keywords.id = keyword_id
        where article_id = articles.id order by position
      )`.as('keywords'),
    ])
    .where('articles.id', '=', id)
    .where('articles.url', 'is', null)
    .where('articles.source', 'is', null)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const { published_at, updated_at, ...article } = row;
  return {
    ...article,
    org_id: article.organization?.id ?? null,
    published_time: published_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

const columnsOf = (fields: ArticleFields, user: User) => ({
  title: fields.title,
  description: fields.description,
  content: fields.content,
  image_url: fields.image,
  published_at: fields.published_time,
  is_featured: fields.featured,
  market_pulse_category: fields.marketpulse_category,
  key_points: [...fields.summary],
  word_count: countWords(fields),
  edited_by: user.id,
});

function countWords({ content, description, summary }: ArticleFields): number {
  const text = content.trim() === '' ? [description, ...summary].join(' ') : content;
  return text.split(/\s+/).filter(Boolean).length;
}

/** Inserts an article. False if another one has the slug. */
export async function insertArticle(
  transaction: Kysely<Tables>,
  user: User,
  slug: string,
  fields: ArticleFields,
): Promise<boolean> {
  const id = `news-${slug}`;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('articles')
    .values({ id, slug, ...columnsOf(fields, user) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await transaction.deleteFrom('deleted_articles').where('id', '=', id).execute();
  await writeParts(transaction, id, fields);
  return true;
}

export async function updateArticle(
  transaction: Kysely<Tables>,
  user: User,
  id: string,
  fields: ArticleFields,
): Promise<void> {
  await transaction
    .updateTable('articles')
    .set({ ...columnsOf(fields, user), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
  await writeParts(transaction, id, fields);
}

async function writeParts(transaction: Kysely<Tables>, id: string, { org_id, keywords }: ArticleFields): Promise<void> {
  if (org_id !== null) await writeCompany(transaction, id, org_id);
  if (keywords) await writeKeywords(transaction, id, keywords);
  await markChanged(transaction, 'news');
}

/** Makes the company the one that the article is chiefly about. */
async function writeCompany(transaction: Kysely<Tables>, article_id: string, organization_id: string): Promise<void> {
  const main = transaction
    .selectFrom('article_organizations')
    .select('organization_id')
    .where('article_id', '=', article_id)
    .orderBy('position')
    .limit(1);
  if ((await main.executeTakeFirst())?.organization_id === organization_id) return;
  await transaction
    .deleteFrom('article_organizations')
    .where('article_id', '=', article_id)
    .where((row) => row.or([row('organization_id', '=', organization_id), row('organization_id', 'in', main)]))
    .execute();
  await transaction.insertInto('article_organizations').values({ article_id, organization_id, position: -1 }).execute();
  await sql`
    update article_organizations set position = numbered.place from (
      select organization_id, row_number() over (order by position) - 1 as place
      from article_organizations where article_id = ${article_id}
    ) as numbered
    where article_id = ${article_id} and article_organizations.organization_id = numbered.organization_id
  `.execute(transaction);
}

async function writeKeywords(transaction: Kysely<Tables>, id: string, keywords: readonly string[]): Promise<void> {
  const names = [...new Set(keywords.map((name) => name.trim()))];
  await transaction.deleteFrom('article_keywords').where('article_id', '=', id).execute();
  if (names.length === 0) return;
  // A keyword that differs in case or accents only is the same topic.
  await sql`
    insert into keywords (name)
    select min(name) from unnest(${names}::text[]) as asked(name)
    where not exists (select from keywords where search_name = lower(f_unaccent(asked.name)))
    group by lower(f_unaccent(name))
    on conflict (name) do nothing
  `.execute(transaction);
  await sql`
    insert into article_keywords (article_id, keyword_id, position)
    select ${id}, found.id, min(asked.position) - 1
    from unnest(${names}::text[]) with ordinality as asked(name, position)
    cross join lateral (
      select keywords.id from keywords where search_name = lower(f_unaccent(asked.name))
      order by keywords.name = asked.name desc, keywords.id limit 1
    ) as found
    group by found.id
  `.execute(transaction);
}

/** Makes our article the main one of the story that the other article tells. */
export async function leadStory(transaction: Kysely<Tables>, id: string, otherId: string): Promise<void> {
  await sql`
    update articles set story_id = ${id}
    where id <> ${id} and url is not null and coalesce(story_id, articles.id) = (
      select coalesce(story_id, other.id) from articles as other where other.id = ${otherId}
    )
  `.execute(transaction);
}

/** Deletes articles of our own, leaving their ids. Returns their ids. */
export async function deleteArticles(transaction: Kysely<Tables>, ids: readonly string[]): Promise<string[]> {
  const gone = await transaction
    .deleteFrom('articles')
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where('url', 'is', null)
    .where('source', 'is', null)
    .returning(['id', sql<boolean>`published_at <= now()`.as('wasPublic')])
    .execute();
  // Nobody learns of an article that was scheduled and never published.
  const known = gone.filter(({ wasPublic }) => wasPublic);
  if (known.length > 0) {
    await transaction
      .insertInto('deleted_articles')
      .values(known.map(({ id }) => ({ id })))
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ deleted_at: sql<Date>`now()` }))
      .execute();
  }
  if (gone.length > 0) await markChanged(transaction, 'news');
  return gone.map(({ id }) => id);
}

export interface SeveralChanges {
  featured?: boolean;
  marketpulse_category?: string | null;
  published_time?: string;
}

/** Changes articles of our own. Returns their ids. */
export async function changeArticles(
  transaction: Kysely<Tables>,
  user: User,
  ids: readonly string[],
  { featured, marketpulse_category, published_time }: SeveralChanges,
): Promise<string[]> {
  const rows = await transaction
    .updateTable('articles')
    .set({
      ...(featured !== undefined && { is_featured: featured }),
      ...(marketpulse_category !== undefined && { market_pulse_category: marketpulse_category }),
      ...(published_time !== undefined && { published_at: published_time }),
      edited_by: user.id,
      revision: sql`revision + 1`,
      updated_at: sql`clock_timestamp()`,
    })
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .where('url', 'is', null)
    .where('source', 'is', null)
    .returning('id')
    .execute();
  if (rows.length > 0) await markChanged(transaction, 'news');
  return rows.map(({ id }) => id);
}

export async function hasCategory({ kysely }: Store, slug: string): Promise<boolean> {
  const found = kysely.selectFrom('market_pulse_categories').select('slug').where('slug', '=', slug);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Counts one read of a published article of ours. */
export async function countRead({ kysely }: Store, id: string): Promise<void> {
  await sql`
    insert into article_reads (article_id)
    select id from articles where id = ${id} and published_at <= now()
    on conflict (article_id, day) do update set reads = article_reads.reads + 1
  `.execute(kysely);
}

/** The slugs that begin like this one, to find a free one. */
export async function listSimilarSlugs({ kysely }: Store, slug: string): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom('articles')
    .select('slug')
    .where(sql<boolean>`slug = ${slug} or starts_with(slug, ${`${slug}-`})`)
    .limit(limits.countedMatches)
    .execute();
  return new Set(rows.map((row) => row.slug));
}

export async function insertImage(
  { kysely }: Store,
  user: User,
  { key, name }: { key: string; name: string },
): Promise<void> {
  await kysely.insertInto('article_images').values({ key, name, uploaded_by: user.id }).execute();
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type StoryArticle, StoryGroups } from './StoryGroups.ts';
import { WordWeights } from './WordWeights.ts';

const pageSize = 1000;

/**
 * Recognizes which articles are of one story. Call it after articles or their companies have changed. Reads the
 * articles twice, in pages: once to learn which words are rare, once to group. Writes what has changed only.
 * @returns The number of articles that are not the main one of their story.
 */
export async function refreshStories(kysely: Kysely<Tables>): Promise<number> {
  const weights = new WordWeights();
  for await (const page of readPages(kysely)) for (const { title } of page) weights.add(title);
  const groups = new StoryGroups(weights);
  for await (const page of readPages(kysely)) for (const article of page) groups.add(article);
  const leads = groups.leads();
  const stored = await kysely
    .selectFrom('articles')
    .select(['id', 'story_id'])
    .where('story_id', 'is not', null)
    .execute();
  const changes = [
    ...stored.flatMap(({ id }) => (leads.has(id) ? [] : [{ id, story_id: null }])),
    ...diff(leads, new Map(stored.map(({ id, story_id }) => [id, story_id]))),
  ];
  for (let start = 0; start < changes.length; start += pageSize) {
    await sql`
      update articles set story_id = given.story_id
      from json_to_recordset(${JSON.stringify(changes.slice(start, start + pageSize))}::json)
        as given(id text, story_id text)
      where articles.id = given.id
    `.execute(kysely);
  }
  return leads.size;
}

function diff(leads: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string | null>) {
  return Array.from(leads).flatMap(([id, story_id]) => (stored.get(id) === story_id ? [] : [{ id, story_id }]));
}

type Row = Omit<StoryArticle, 'companies' | 'publishedAt'> & {
  published_at: Date;
  /** The same in full precision. */
  instant: string;
  companies: Record<string, string> | null;
};

/** All articles in the order of their publication. */
async function* readPages(kysely: Kysely<Tables>): AsyncGenerator<StoryArticle[]> {
  let last: Row | undefined;
  do {
    const after: Row | undefined = last;
    const { rows }: { rows: Row[] } = await sql<Row>`
      select id, title, published_at, published_at::text as instant, source is null and url is null as "isOwn",
        case when source is null and url is null then '' else coalesce(site_name, nullif(host, ''), source, '?') end
          as publisher,
        (
          select jsonb_object_agg(organizations.id, organizations.name)
          from article_organizations join organizations on organizations.id = organization_id
          where article_id = articles.id
        ) as companies
      from articles
      where ${after ? sql`(published_at, id) > (${after.instant}::timestamptz, ${after.id})` : sql`true`}
      order by published_at, id limit ${pageSize}
    `.execute(kysely);
    yield rows.map(({ published_at, instant: _whole, companies, ...article }) => ({
      ...article,
      publishedAt: published_at,
      companies: new Map(Object.entries(companies ?? {})),
    }));
    last = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (last);
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type StoryArticle, StoryGroups } from './StoryGroups.ts';
import { WordWeights } from './WordWeights.ts';

const pageSize = 1000;

/** A story is reported for three days. What an article joins depends on the stories before it, which began earlier. */
const reach = '6 days';
/** Headlines from which a partial run learns which words are rare, the newest first. */
const sampleSize = 25_000;

/** From one time to another, both included. */
interface Span {
  from: string;
  to: string;
}

/**
 * Recognizes which articles are of one story. Call it after articles or their companies have changed. Reads the
 * articles twice, in pages: once to learn which words are rare, once to group. Writes what has changed only.
 * @param changed The articles that have changed. Then only those of the days around them are grouped. Null for all.
 * @returns The number of articles that are not the main one of their story.
 */
export async function refreshStories(
  kysely: Kysely<Tables>,
  changed: readonly string[] | null = null,
): Promise<number> {
  const spans = changed === null ? [null] : await findSpans(kysely, changed);
  if (spans.length === 0) return 0;
  const weights = new WordWeights();
  if (changed === null) {
    for await (const page of readPages(kysely, null)) for (const { title } of page) weights.add(title);
  } else {
    const newest = kysely.selectFrom('articles').select('title').orderBy('published_at', 'desc').orderBy('id');
    for (const { title } of await newest.limit(sampleSize).execute()) weights.add(title);
  }
  let count = 0;
  for (const span of spans) count += await refreshSpan(kysely, weights, span);
  return count;
}

/** The days around these articles, as few spans as possible. */
async function findSpans(kysely: Kysely<Tables>, changed: readonly string[]): Promise<Span[]> {
  const { rows } = await sql<Span>`
    select lower(span)::text as from, upper(span)::text as to from (
      select unnest(range_agg(
        tstzrange(published_at - interval '${sql.raw(reach)}', published_at + interval '${sql.raw(reach)}', '[]')
      )) as span
      from articles where id = any(${[...changed]}::text[])
    ) as spans
  `.execute(kysely);
  return rows;
}

async function refreshSpan(kysely: Kysely<Tables>, weights: WordWeights, span: Span | null): Promise<number> {
  const groups = new StoryGroups(weights);
  for await (const page of readPages(kysely, span)) for (const article of page) groups.add(article);
  const leads = groups.leads();
  const stored = await kysely
    .selectFrom('articles')
    .select(['id', 'story_id'])
    .where('story_id', 'is not', null)
    .where(isWithin(span))
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
      where articles.id = given.id and ${isSettled(span)}
    `.execute(kysely);
  }
  return leads.size;
}

const isWithin = (span: Span | null) =>
  span ? sql<boolean>`published_at between ${span.from}::timestamptz and ${span.to}::timestamptz` : sql<boolean>`true`;

/** Of the first and the last three days, some articles belong to stories outside of the span. */
const isSettled = (span: Span | null) =>
  span
    ? sql<boolean>`published_at between ${span.from}::timestamptz + interval '3 days'
        and ${span.to}::timestamptz - interval '3 days'`
    : sql<boolean>`true`;

function diff(leads: ReadonlyMap<string, string>, stored: ReadonlyMap<string, string | null>) {
  return Array.from(leads).flatMap(([id, story_id]) => (stored.get(id) === story_id ? [] : [{ id, story_id }]));
}

type Row = Omit<StoryArticle, 'companies' | 'publishedAt'> & {
  published_at: Date;
  /** The same in full precision. */
  instant: string;
  companies: Record<string, string> | null;
};

/** The articles in the order of their publication. */
async function* readPages(kysely: Kysely<Tables>, span: Span | null): AsyncGenerator<StoryArticle[]> {
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
        and ${isWithin(span)}
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

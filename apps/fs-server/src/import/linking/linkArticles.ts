import { type Kysely, sql } from 'kysely';
import { containsKey } from '../../database/nameMatch.ts';
import type { Tables } from '../../database/tables.ts';
import type { ImportScope } from '../ImportScope.ts';
import type { Progress } from '../Progress.ts';
import { chooseCompanies, type NamedCompany } from './chooseCompanies.ts';
import { findNames, type NameCandidate } from './findNames.ts';
import { findTopics } from './findTopics.ts';
import { readPlaces } from './readPlaces.ts';
import { readTopics } from './readTopics.ts';
import { type ArticleText, Vocabulary } from './Vocabulary.ts';
import { writeCompanyLinks, writeKeywords } from './writeLinks.ts';

interface StoredArticle extends ArticleText {
  id: string;
}

const pageSize = 1000;
/** Position of topics after the publisher's tags, of which there are never a hundred. */
const topicPosition = 100;

/**
 * Articles from which a small import learns how words are used, the newest first. Enough that the shares which decide no
 * longer change much, and as many however large the database is.
 */
const sampleSize = 25_000;
/** Headlines with the name of a changed company that are linked anew, the newest first. A name in more is a word. */
const maxHeadlines = 200;
/** The index of titles finds three letters or more. */
const minKeyLength = 3;

export interface LinkResult {
  /** Number of links to companies. */
  links: number;
  /** The articles that were linked to other companies than before, and the companies of these links. */
  changed: { articles: readonly string[]; companies: readonly string[] };
}

/**
 * Links imported articles to the companies and topics that their headlines name: all of them, or after a small import
 * those that it has changed, and those that name a company which it has changed. First learns from the articles how they
 * use words. Reads by page, so that memory is bounded, and each page is one transaction. Editors' own articles are not
 * changed.
 */
export async function linkArticles(
  kysely: Kysely<Tables>,
  scope: ImportScope,
  progress: Progress,
): Promise<LinkResult> {
  const ids = scope.isWhole ? null : await findAffected(kysely, scope);
  const changed = { articles: new Set<string>(), companies: new Set<string>() };
  if (ids?.length === 0) return { links: 0, changed: { articles: [], companies: [] } };
  const vocabulary = new Vocabulary();
  let read = 0;
  for await (const page of ids === null ? readPages(kysely) : readNewest(kysely)) {
    for (const article of page) vocabulary.add(article);
    read += page.length;
  }
  const places = await readPlaces(kysely);
  const topics = await readTopics(kysely);
  let linked = 0;
  let links = 0;
  for await (const page of readPages(kysely, ids)) {
    const named = page.map(({ id, title }) => ({ id, candidates: findNames(title, vocabulary, places) }));
    const companies = await findCompanies(
      kysely,
      named.flatMap(({ candidates }) => candidates),
    );
    const about = named.map(({ id, candidates }) => ({
      id,
      names: chooseCompanies(candidates, companies, vocabulary),
    }));
    await kysely.transaction().execute(async (transaction) => {
      const written = await writeCompanyLinks(transaction, about);
      await writeKeywords(
        transaction,
        page.map(({ id, title }) => ({ id, names: findTopics(title, topics) })),
        topicPosition,
      );
      if (ids === null) return;
      for (const { article_id, organization_id } of written) {
        changed.articles.add(article_id);
        changed.companies.add(organization_id);
      }
    });
    links += about.reduce((sum, { names }) => sum + names.length, 0);
    linked += page.length;
    progress.show('linking articles', linked / (ids?.length ?? read), linked);
  }
  return { links, changed: { articles: [...changed.articles], companies: [...changed.companies] } };
}

/** The articles that are changed, and those whose headlines have the name of a changed company. */
async function findAffected(kysely: Kysely<Tables>, { articles, companies }: ImportScope): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from articles where id = any(${[...articles]}::text[]) and source is not null
    union
    select headlines.id from organizations cross join lateral (
      select id from (
        select id, published_at from articles where source is not null
          and ${containsKey('search_title', 'organizations.search_name')}
        -- Found by the index of titles: the planner doesn't know how few they are.
        offset 0
      ) as found
      order by published_at desc, id limit ${maxHeadlines}
    ) as headlines
    where organizations.id = any(${[...companies]}::uuid[]) and length(organizations.search_name) >= ${minKeyLength}
  `.execute(kysely);
  return rows.map(({ id }) => id);
}

async function* readPages(
  kysely: Kysely<Tables>,
  ids: readonly string[] | null = null,
): AsyncGenerator<StoredArticle[]> {
  let after = '';
  while (true) {
    const page = await kysely
      .selectFrom('articles')
      .select(['id', 'title', 'description', 'author'])
      .where('source', 'is not', null)
      .where('id', '>', after)
      .$if(ids !== null, (articles) => articles.where(sql<boolean>`id = any(${[...(ids ?? [])]}::text[])`))
      .orderBy('id')
      .limit(pageSize)
      .execute();
    if (page.length === 0) {
      return;
    }
    yield page;
    after = page.at(-1)?.id ?? '';
  }
}

async function* readNewest(kysely: Kysely<Tables>): AsyncGenerator<StoredArticle[]> {
  yield await kysely
    .selectFrom('articles')
    .select(['id', 'title', 'description', 'author'])
    .where('source', 'is not', null)
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .limit(sampleSize)
    .execute();
}

/**
 * Imported companies by name as written in headlines, ignoring case. A merged company is the one that it was merged into.
 */
async function findCompanies(
  kysely: Kysely<Tables>,
  candidates: readonly NameCandidate[],
): Promise<ReadonlyMap<string, NamedCompany[]>> {
  const names = [...new Set(candidates.map(({ text }) => text))];
  const { rows } = await sql<NamedCompany & { given: string }>`
    with given as materialized (
      select name, lower(f_unaccent(name)) as search_name
      from json_array_elements_text(${JSON.stringify(names)}::json) as given(name)
    ), named as (
      select given.name as given, organizations.id, organizations.name
      from given join organizations using (search_name)
      where lower(organizations.name) = lower(given.name) and source is not null
      union
      select given.name, kept_company(merged_id), company_merges.name
      from given join company_merges on lower(company_merges.name) = lower(given.name)
      where source is not null
    )
    select given, id, name,
      (select count(*)::integer from funding_rounds where organization_id = named.id)
      + (select count(*)::integer from acquisitions where acquirer_id = named.id) as deals
    from named
  `.execute(kysely);
  return Map.groupBy(rows, ({ given }) => given);
}

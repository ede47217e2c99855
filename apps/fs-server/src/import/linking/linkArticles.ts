import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
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
 * Links every imported article to the companies and topics that its headline names. Reads the articles twice: once to
 * learn how they use words, once to link. Both run by page, so that memory is bounded, and each page is one
 * transaction. Editors' own articles are not changed.
 * @returns The number of links to companies.
 */
export async function linkArticles({ kysely }: Database, progress: Progress): Promise<number> {
  const vocabulary = new Vocabulary();
  let read = 0;
  for await (const page of readPages(kysely)) {
    for (const article of page) vocabulary.add(article);
    read += page.length;
  }
  const places = await readPlaces(kysely);
  const topics = await readTopics(kysely);
  let linked = 0;
  let links = 0;
  for await (const page of readPages(kysely)) {
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
      await writeCompanyLinks(transaction, about);
      await writeKeywords(
        transaction,
        page.map(({ id, title }) => ({ id, names: findTopics(title, topics) })),
        topicPosition,
      );
    });
    links += about.reduce((sum, { names }) => sum + names.length, 0);
    linked += page.length;
    progress.show('linking articles', linked / read, linked);
  }
  return links;
}

async function* readPages(kysely: Kysely<Tables>): AsyncGenerator<StoredArticle[]> {
  let after = '';
  while (true) {
    const page = await kysely
      .selectFrom('articles')
      .select(['id', 'title', 'description', 'author'])
      .where('source', 'is not', null)
      .where('id', '>', after)
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

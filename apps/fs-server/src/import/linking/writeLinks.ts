import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export interface ArticleLinks {
  /** The article's id. */
  id: string;
  /** Companies by id, or keywords by name, in order. */
  names: readonly string[];
}

interface CompanyLink {
  article_id: string;
  organization_id: string;
}

/** Replaces the companies of these articles. Existing links are not rewritten. @returns The removed and the new links */
export async function writeCompanyLinks(
  kysely: Kysely<Tables>,
  articles: readonly ArticleLinks[],
): Promise<CompanyLink[]> {
  const links = articles.flatMap(({ id, names }) =>
    names.map((name, position) => ({ article_id: id, organization_id: name, position })),
  );
  const given = sql`json_to_recordset(${JSON.stringify(links)}::json)
    as given(article_id text, organization_id uuid, position integer)`;
  const removed = await sql<CompanyLink>`
    delete from article_organizations as old where article_id = any(${articles.map(({ id }) => id)}::text[])
      and not exists (
        select from ${given} where given.article_id = old.article_id and given.organization_id = old.organization_id
      )
    returning article_id, organization_id
  `.execute(kysely);
  const added = await sql<CompanyLink>`
    insert into article_organizations (article_id, organization_id, position)
    select article_id, organization_id, position from ${given} on conflict do nothing
    returning article_id, organization_id
  `.execute(kysely);
  return [...removed.rows, ...added.rows];
}

/**
 * Adds keywords to these articles.
 * @param from Position of an article's first keyword, after those added before.
 */
export async function writeKeywords(
  kysely: Kysely<Tables>,
  articles: readonly ArticleLinks[],
  from = 0,
): Promise<void> {
  const uses = articles.flatMap(({ id, names }) =>
    names.map((name, position) => ({ article_id: id, name, position: from + position })),
  );
  const names = JSON.stringify([...new Set(uses.map(({ name }) => name))]);
  await sql`
    insert into keywords (name) select name from json_array_elements_text(${names}::json) as given(name)
    where not exists (select from keywords where keywords.name = given.name) on conflict do nothing
  `.execute(kysely);
  await sql`
    insert into article_keywords (article_id, keyword_id, position)
    select article_id, keywords.id, position from json_to_recordset(${JSON.stringify(uses)}::json)
      as given(article_id text, name text, position integer) join keywords using (name)
    on conflict do nothing
  `.execute(kysely);
}

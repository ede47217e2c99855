import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export interface SampledLink {
  /** The same for the same article and company in every database. */
  key: string;
  title: string;
  company: string;
  /** Location and categories of the company. */
  about: string;
}

/** A deterministic sample of links between imported articles and companies. */
export async function sampleLinks(kysely: Kysely<Tables>, size: number): Promise<SampledLink[]> {
  const { rows } = await sql<SampledLink>`
    select left(md5(article_id || organization_id), 10) as key, title, organizations.name as company,
      concat_ws(', ', city, country_code, array_to_string(category_list[1:3], ', ')) as about
    from article_organizations
      join articles on articles.id = article_id
      join organizations on organizations.id = organization_id
    where articles.source is not null
    order by md5(article_id || organization_id) limit ${size}
  `.execute(kysely);
  return rows;
}

import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The number of most linked companies to exclude. Every rule finds them, so they would hide differences. */
const excludedCompanies = 12;

/** By sample and title hash: hashes of the companies that the headline names. */
export type ArticleLabels = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface LinkQuality {
  /** `work`: headlines from which the rules were developed. `unseen`: headlines evaluated only once, at the end. */
  sample: string;
  headlines: number;
  links: number;
  /** Share of links that are right, and share of named companies that are linked. From 0 to 1. */
  precision: number;
  recall: number;
}

/**
 * Compares the links of imported articles with manual labels of 200 headlines of the public data set. Headlines and
 * companies are stored as hashes only, since the texts belong to their publishers.
 */
export async function measureLinks(kysely: Kysely<Tables>, labels: ArticleLabels): Promise<LinkQuality[]> {
  const { rows } = await sql<{ title: string; permalinks: string[] }>`
    with links as (
      select article_id, organizations.permalink, count(*) over (partition by organization_id) as uses
      from article_organizations join organizations on organizations.id = organization_id
    ), known as (select permalink from links group by permalink order by max(uses) desc limit ${excludedCompanies})
    select title, coalesce(array_agg(distinct links.permalink) filter (where links.permalink is not null), '{}')
      as permalinks
    from articles left join links on article_id = articles.id and links.permalink not in (select permalink from known)
    where source is not null group by title
  `.execute(kysely);
  const linked = new Map(
    rows.map(({ title, permalinks }) => [
      hashText(title),
      permalinks.map((permalink) => hashText(lastSegment(permalink))),
    ]),
  );
  return Object.entries(labels).map(([sample, headlines]) => {
    const known = Object.entries(headlines).filter(([title]) => linked.has(title));
    const found = known.flatMap(([title, companies]) =>
      (linked.get(title) ?? []).map((company) => companies.includes(company)),
    );
    const right = found.filter(Boolean).length;
    const named = known.reduce((sum, [, companies]) => sum + companies.length, 0);
    return {
      sample,
      headlines: known.length,
      links: found.length,
      precision: right / found.length,
      recall: right / named,
    };
  });
}

const lastSegment = (permalink: string) => permalink.toLowerCase().split('/').at(-1) ?? '';

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

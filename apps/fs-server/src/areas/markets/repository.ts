import { limits, type Market } from '@fs/api-contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsName, equalsName, startsWithName } from '../../database/nameMatch.ts';
import type { Tables } from '../../database/tables.ts';

/** The market with this id, or else one whose name has this slug, as used in links of tables. */
export function findMarket(
  { kysely }: Database,
  { id, slug }: { id: string; slug: string },
): Promise<Market | undefined> {
  return selectMarkets(kysely)
    .where(({ eb, or }) => or([eb('id', '=', id), eb(sql`replace(lower(trim(name)), ' ', '-')`, '=', slug)]))
    .orderBy(({ eb }) => eb('id', '=', id), 'desc')
    .orderBy('company_count', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Markets whose name contains each of the words, without accents and case: first the exact name, then names that start
 * with the text, then by number of companies. No words match every market.
 */
export function searchMarkets(
  { kysely }: Database,
  text: string,
  limit: number = limits.marketsByName,
): Promise<Market[]> {
  let query = selectMarkets(kysely);
  for (const word of splitWords(text)) query = query.where(containsName('search_name', word));
  return query
    .orderBy(equalsName('search_name', text), 'desc')
    .orderBy(startsWithName('search_name', text), 'desc')
    .orderBy('company_count', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The markets with most funding, shown before a search. */
export function listFeaturedMarkets({ kysely }: Database): Promise<Market[]> {
  return selectMarkets(kysely)
    .orderBy('total_funding_usd', 'desc')
    .orderBy('company_count', 'desc')
    .orderBy('id')
    .limit(limits.featuredMarkets)
    .execute();
}

function selectMarkets(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('markets')
    .select(['id', 'name', 'company_count as companyCount', 'total_funding_usd as totalFunding']);
}

function splitWords(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean);
}

import { type CompanySearchResult, limits } from '@fs/api-contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsName, equalsName, startsWithName } from '../../database/nameMatch.ts';
import type { Tables } from '../../database/tables.ts';
import { findMistyped } from './mistypedNames.ts';
import { listCompanies } from './repository.ts';

/** If fewer names than this start with the text and fewer than are wanted contain it, a search also considers typos. */
const minPrefixMatches = 3;

/** Minimum length of a text for which typos are considered. */
const minTypoLength = 4;

/** The most prominent companies that match a text by name, part of the name, or domain; best match first. */
export async function searchCompaniesByName(
  database: Database,
  text: string,
  limit: number = limits.companiesByName,
): Promise<CompanySearchResult[]> {
  return listCompanies(database, await findIdsByName(database, text, limit));
}

/**
 * If enough names start with the text, these only: they would rank first anyway, and the others are often thousands.
 * Mistyped names are considered if few start with the text and fewer than are wanted contain it: comparing names takes
 * longer than all else.
 */
async function findIdsByName(database: Database, text: string, limit: number): Promise<string[]> {
  const literal = toLiteralCondition(text);
  const select = (condition: RawBuilder<boolean>, most: number) =>
    sortByRelevance(
      database.kysely
        .selectFrom('organizations')
        .select(['id', equalsName('search_name', text).as('isWhole')])
        .where(condition),
      text,
    )
      .limit(most)
      .execute();
  const toIds = (rows: Awaited<ReturnType<typeof select>>) => rows.slice(0, limit).map(({ id }) => id);
  if (isDomainLike(text)) return toIds(await select(literal, limit));
  const starting = await select(startsWithName('search_name', text), Math.max(limit, minPrefixMatches));
  if (starting.length >= limit) return toIds(starting);
  const containing = await select(literal, limit);
  const isPlain = starting.length >= minPrefixMatches || starting.some(({ isWhole }) => isWhole);
  if (isPlain || containing.length >= limit) return toIds(containing);
  const condition = await withMistyped(database, literal, text);
  return toIds(condition === literal ? containing : await select(condition, limit));
}

/**
 * Matches companies whose name contains the text (without accents and case) or whose domain equals it. If there are
 * none, matches mistyped names.
 */
export async function toNameCondition(database: Database, text: string): Promise<RawBuilder<boolean>> {
  const literal = toLiteralCondition(text);
  const hit = await database.kysely.selectFrom('organizations').select('id').where(literal).limit(1).executeTakeFirst();
  return hit ? literal : withMistyped(database, literal, text);
}

async function withMistyped(
  database: Database,
  literal: RawBuilder<boolean>,
  text: string,
): Promise<RawBuilder<boolean>> {
  if (text.length < minTypoLength || !hasLetters(text)) return literal;
  const typos = await findMistyped(database, text);
  return typos.length === 0 ? literal : sql<boolean>`(${literal} or organizations.id = any(${typos}::uuid[]))`;
}

/**
 * Sorts the company with exactly that name or domain first, then names that start with the text, then by prominence.
 */
export function sortByRelevance<Row>(
  query: SelectQueryBuilder<Tables, 'organizations', Row>,
  text: string,
): SelectQueryBuilder<Tables, 'organizations', Row> {
  const isNamed = equalsName('search_name', text);
  // Without the domain, an index has all that the order of names that start with the text goes by.
  const isWhole = isDomainLike(text) ? sql`(${isNamed} or coalesce(domain, '') = lower(${text}))` : isNamed;
  return query
    .orderBy(isWhole, 'desc')
    .orderBy(startsWithName('search_name', text), 'desc')
    .orderBy('prominence', 'desc')
    .orderBy('search_name')
    .orderBy('id');
}

/**
 * Whether a text has letters or digits. Without any there are no trigrams, and the index would be scanned completely.
 */
function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function isDomainLike(text: string): boolean {
  return /^\S+\.\S+$/.test(text);
}

/** A text of fewer than three letters matches only the start of names, because the trigram index cannot serve it. */
function toLiteralCondition(text: string): RawBuilder<boolean> {
  const inName =
    text.length < limits.searchLetters ? startsWithName('search_name', text) : containsName('search_name', text);
  return isDomainLike(text) ? sql<boolean>`(${inName} or domain = lower(${text}))` : inName;
}

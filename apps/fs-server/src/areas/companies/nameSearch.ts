import { type CompanySearchResult, limits } from '@fs/api-contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { containsName, isName, startsWithName } from '../../database/nameMatch.ts';
import type { Tables } from '../../database/tables.ts';
import { markets, searchResultColumns, toSearchResult } from './companyColumns.ts';
import { findMistyped } from './mistypedNames.ts';

/** With fewer names than this that start with the text, a search box looks for mistyped ones too. */
const fewStarts = 3;

/** A text of fewer letters is near to too much. */
const lettersOfATypo = 4;

/** The best known companies that a name, a part of it, or a domain finds; best match first. */
export async function searchCompaniesByName(
  database: Database,
  text: string,
  limit: number = limits.companiesByName,
): Promise<CompanySearchResult[]> {
  const rows = await byRelevance(
    database.kysely
      .selectFrom('organizations')
      .select(searchResultColumns)
      .select(markets)
      .where(await forgivingCondition(database, text, limit)),
    text,
  )
    .limit(limit)
    .execute();
  return rows.map(toSearchResult);
}

/**
 * True of companies whose name contains the text, accents and case folded, or that live at it. Where there are none,
 * of those whose name is nearly it.
 */
export async function nameCondition(database: Database, text: string): Promise<RawBuilder<boolean>> {
  const literal = literalCondition(text);
  const hit = await database.kysely.selectFrom('organizations').select('id').where(literal).limit(1).executeTakeFirst();
  return hit ? literal : orMistyped(database, literal, text);
}

/**
 * As `nameCondition`, and of mistyped names also where hardly any starts with the text. Where as many start with it as
 * are wanted, true of these alone: they would stand before the others anyway, which are often thousands.
 */
async function forgivingCondition(database: Database, text: string, wanted: number): Promise<RawBuilder<boolean>> {
  const literal = literalCondition(text);
  if (isAddress(text)) return literal;
  const starts = await database.kysely
    .selectFrom('organizations')
    .select(isName('search_name', text).as('isWhole'))
    .where(startsWithName('search_name', text))
    .limit(Math.max(wanted, fewStarts))
    .execute();
  if (starts.length >= wanted) return startsWithName('search_name', text);
  const isPlain = starts.length >= fewStarts || starts.some(({ isWhole }) => isWhole);
  return isPlain ? literal : orMistyped(database, literal, text);
}

async function orMistyped(
  database: Database,
  literal: RawBuilder<boolean>,
  text: string,
): Promise<RawBuilder<boolean>> {
  if (text.length < lettersOfATypo || !hasLetters(text)) return literal;
  const typos = await findMistyped(database, text);
  return typos.length === 0 ? literal : sql<boolean>`(${literal} or organizations.id = any(${typos}::uuid[]))`;
}

/** The company of that name or domain, then names that start with the text, then the others as found. */
export function byRelevance<Row>(
  query: SelectQueryBuilder<Tables, 'organizations', Row>,
  text: string,
): SelectQueryBuilder<Tables, 'organizations', Row> {
  return query
    .orderBy(sql`(${isName('search_name', text)} or coalesce(domain, '') = lower(${text}))`, 'desc')
    .orderBy(startsWithName('search_name', text), 'desc')
    .orderBy('prominence', 'desc')
    .orderBy('search_name')
    .orderBy('id');
}

/** Of signs alone there are no trigrams: an index of them has nothing to go by, and would be read from end to end. */
function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function isAddress(text: string): boolean {
  return /^\S+\.\S+$/.test(text);
}

/** Under three letters only the start of the name counts, since the trigram index cannot serve less. */
function literalCondition(text: string): RawBuilder<boolean> {
  const inName =
    text.length < limits.searchLetters ? startsWithName('search_name', text) : containsName('search_name', text);
  return isAddress(text) ? sql<boolean>`(${inName} or domain = lower(${text}))` : inName;
}

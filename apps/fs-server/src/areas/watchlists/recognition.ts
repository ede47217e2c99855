import { type CompanyCandidate, limits, type RecognizedLine } from '@fs/api-contract';
import { sql } from 'kysely';
import type { User } from '../../http/user.ts';
import { toCompanyId, toSearchText } from '../companies/rules.ts';
import type { Store } from './access.ts';
import { nameInList, withoutLegalForm } from './listedNames.ts';
import { requireList } from './requireLists.ts';

/** Minimum length of a text that is matched as the prefix of a name. Shorter ones match too many. */
const minPrefixLength = 3;

/** A parsed line. `id` and `domain` are empty if the line is neither. */
interface Line {
  line: string;
  text: string;
  /** The text without what a list adds to a name, such as a number. */
  name: string;
  /** The name without its legal form. Empty if it has none. */
  bare: string;
  id: string | null;
  domain: string;
}

/**
 * Matches each pasted line to companies: by id, by domain or URL, or by name. Returns one result per line, in order.
 */
export async function recognizeCompanies(
  store: Store,
  user: User,
  texts: readonly string[],
  watchlistId: string | undefined,
): Promise<RecognizedLine[]> {
  if (watchlistId !== undefined) await requireList(store, user, 'read', watchlistId);
  const lines = texts.map(parseLine);
  const exact = await findExact(store, lines);
  const open = lines.flatMap(({ name, bare }, index) => (exact.has(index) ? [] : bare || name));
  const names = [...new Set(open)].filter((name) => name.length >= minPrefixLength);
  const guesses = await findByPrefix(store, names);
  const misspelled = names.filter((name) => !guesses.has(name) && name.length >= minMisspelledLength);
  const similar = await findSimilar(store, misspelled);
  const onList = await findOnList(store, watchlistId, [...exact.values()].flat());
  const firstLine = new Map<string, number>();
  return lines.map(({ line, name, bare }, index) => {
    const sought = bare || name;
    const found = exact.get(index) ?? guesses.get(sought) ?? similar.get(sought) ?? [];
    const candidates = found.slice(0, limits.recognitionCandidates);
    const [only] = found;
    const isCertain = exact.has(index) && found.length === 1 && only !== undefined;
    if (!isCertain)
      return { line, match: found.length === 0 ? 'none' : 'several', candidates, duplicateOf: null, isOnList: false };
    const duplicateOf = firstLine.get(only.id) ?? null;
    if (duplicateOf === null) firstLine.set(only.id, index);
    return { line, match: 'certain', candidates, duplicateOf, isOnList: onList.has(only.id) };
  });
}

/** A domain name. */
const hostPattern = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u;

function parseLine(line: string): Line {
  const id = toCompanyId(line.trim()) ?? toCompanyId(/\/companies\/([\da-f-]{36})(?:[/?#]|$)/i.exec(line)?.[1] ?? '');
  const text = toSearchText(line);
  const name = toSearchText(nameInList(line));
  const domain = name.toLowerCase();
  return { line, text, name, bare: withoutLegalForm(name) ?? '', id, domain: hostPattern.test(domain) ? domain : '' };
}

const candidateColumns = sql`organizations.id, organizations.name, organizations.logo_url, organizations.domain,
  nullif(concat_ws(', ', organizations.city, organizations.state_code, organizations.country_code), '') as location`;

/** Finds exact matches by line index: by id, domain, name or the name without its legal form, the first with a match. */
async function findExact({ kysely }: Store, lines: readonly Line[]): Promise<Map<number, CompanyCandidate[]>> {
  const { rows } = await sql<CompanyCandidate & { line: number }>`
    with lines as (
      select * from unnest(
        ${lines.map((_, index) => index)}::int[], ${lines.map(({ id }) => id)}::uuid[],
        ${lines.map(({ domain }) => domain)}::text[], ${lines.map(({ text }) => text)}::text[],
        ${lines.map(({ name }) => name)}::text[], ${lines.map(({ bare }) => bare)}::text[]
      ) as lines (line, id, domain, text, name, bare)
    ), hits as (
      select line, organizations.id as hit, 1 as rank from lines join organizations
        on organizations.id = kept_company(lines.id)
      union all
      select line, organizations.id, 2 from lines
        join organizations on organizations.domain = lines.domain where lines.domain <> ''
      union all
      select line, organizations.id, 3 from lines
        join organizations on organizations.search_name = lower(f_unaccent(lines.text)) where lines.text <> ''
      union all
      select line, organizations.id, 4 from lines
        join organizations on organizations.search_name = lower(f_unaccent(lines.name))
        where lines.name not in ('', lines.text)
      union all
      select line, organizations.id, 5 from lines
        join organizations on organizations.search_name = lower(f_unaccent(lines.bare)) where lines.bare <> ''
    ), best as (
      select line, hit, rank, min(rank) over (partition by line) as first from hits
    )
    select line, ${candidateColumns} from best join organizations on organizations.id = hit
    where rank = first order by line, prominence desc, organizations.id
  `.execute(kysely);
  return groupCandidates(rows, ({ line }) => line);
}

/**
 * Maximum number of prefix matches among which the most prominent are chosen. A prefix such as "the" matches too many
 * to sort.
 */
const maxPrefixMatches = 200;

/** Finds the most prominent companies by name prefix. */
async function findByPrefix({ kysely }: Store, texts: readonly string[]): Promise<Map<string, CompanyCandidate[]>> {
  if (texts.length === 0) return new Map();
  const { rows } = await sql<CompanyCandidate & { text: string }>`
    select lines.text, ${candidateColumns}
    from unnest(${[...texts]}::text[]) as lines (text)
    cross join lateral (
      select * from (
        select * from organizations
        where search_name >= lower(f_unaccent(lines.text)) and search_name < lower(f_unaccent(lines.text)) || chr(1114111)
        order by search_name, id limit ${maxPrefixMatches}
      ) as starts
      order by prominence desc, id limit ${limits.recognitionCandidates}
    ) as organizations
    order by lines.text, prominence desc, organizations.id
  `.execute(kysely);
  return groupCandidates(rows, ({ text }) => text);
}

/** Minimum length of a name whose spelling may be wrong. */
const minMisspelledLength = 5;

/** Names less alike are not of the same company. */
const minSimilarity = 0.45;

/**
 * Finds the companies whose names are spelled most like a name: among those that begin like it, which the index finds
 * among any number of companies.
 */
async function findSimilar({ kysely }: Store, names: readonly string[]): Promise<Map<string, CompanyCandidate[]>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<CompanyCandidate & { text: string }>`
    select lines.text, ${candidateColumns}
    from (
      select text, key, left(key, greatest(${minPrefixLength}, length(key) / 2)) as start
      from unnest(${[...names]}::text[]) as names (text) cross join lateral (select lower(f_unaccent(text)) as key) as keys
    ) as lines
    cross join lateral (
      select * from (
        select * from organizations where search_name >= lines.start and search_name < lines.start || chr(1114111)
        order by search_name, id limit ${maxPrefixMatches}
      ) as starts
      where similarity(search_name, lines.key) >= ${minSimilarity}
      order by similarity(search_name, lines.key) desc, prominence desc, id limit ${limits.recognitionCandidates}
    ) as organizations
    order by lines.text, similarity(organizations.search_name, lines.key) desc, prominence desc, organizations.id
  `.execute(kysely);
  return groupCandidates(rows, ({ text }) => text);
}

async function findOnList(
  { kysely }: Store,
  watchlistId: string | undefined,
  companies: readonly CompanyCandidate[],
): Promise<ReadonlySet<string>> {
  if (watchlistId === undefined || companies.length === 0) return new Set();
  const rows = await kysely
    .selectFrom('watchlist_items')
    .select('organization_id')
    .where('watchlist_id', '=', watchlistId)
    .where(sql<boolean>`organization_id = any(${companies.map(({ id }) => id)}::uuid[])`)
    .execute();
  return new Set(rows.map(({ organization_id }) => organization_id));
}

function groupCandidates<Key, Row extends CompanyCandidate>(rows: readonly Row[], keyOf: (row: Row) => Key) {
  const groups = new Map<Key, CompanyCandidate[]>();
  for (const row of rows) {
    const { id, name, logo_url, domain, location } = row;
    groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), { id, name, logo_url, domain, location }]);
  }
  return groups;
}

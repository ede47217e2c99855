import type { NameCandidate } from './findNames.ts';
import { isAcronym, isCapitalized, isCoined } from './headline.ts';
import type { Vocabulary } from './Vocabulary.ts';

export interface NamedCompany {
  id: string;
  name: string;
  /** Number of rounds raised and companies acquired. */
  deals: number;
}

/** Minimum deals of a company that an ordinary word or a place can denote: Square, Nokia. */
const minDealsAmbiguous = 15;
/** Minimum deals of a company that a doubtful name can denote. */
const minDealsDoubtful = 3;
/**
 * Minimum deals of a company that a name of up to three characters can denote: in capitals (IBM), otherwise (Box), or
 * shorter still (3M).
 */
const minDealsAcronym = 3;
const minDealsShortName = 6;
const minDealsTwoCharacters = 8;
/**
 * Minimum deals of a company that a name in another case can denote: `Reddit` for `reddit`, and `NVIDIA` for `Nvidia`.
 */
const minDealsOtherCase = 3;
const minDealsCapitals = 8;

/**
 * The number of headlines above which a company's name must denote something more famous, given its deals. Scales with
 * the number of articles.
 */
function maxCredibleMentions(deals: number, articles: number): number {
  return Math.max(10, articles / 4000) * (1 + deals) ** 3;
}

/**
 * Chooses the companies that a headline names, in order. The longest name wins; among companies of one name, the one
 * with most deals. A name with far more mentions than the company's deals suggest denotes something else, unless it is
 * a coined name.
 * @param companies By name as written in headlines, regardless of the company's own case.
 */
export function chooseCompanies(
  candidates: readonly NameCandidate[],
  companies: ReadonlyMap<string, readonly NamedCompany[]>,
  vocabulary: Vocabulary,
): string[] {
  const taken: { start: number; end: number; id: string }[] = [];
  const byLength = [...candidates].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const candidate of byLength) {
    const { start, end } = candidate;
    const company = findMostActive(findNamesakes(candidate, companies.get(candidate.text) ?? []));
    const isFree = taken.every((other) => end <= other.start || start >= other.end);
    if (company === null || !isFree) continue;
    taken.push({ start, end, id: isCredible(candidate, company, vocabulary) ? company.id : '' });
  }
  const inOrder = taken.sort((a, b) => a.start - b.start).map(({ id }) => id);
  return [...new Set(inOrder.filter((id) => id !== ''))];
}

/** Companies with exactly this name, or else those with this name in another case. */
function findNamesakes({ text }: NameCandidate, companies: readonly NamedCompany[]): readonly NamedCompany[] {
  const exact = companies.filter(({ name }) => name === text);
  if (exact.length > 0) return exact;
  if (text.length <= 3 || !isCapitalized(text.slice(0, 1))) return [];
  return companies.filter(
    ({ name, deals }) => deals >= (isAcronym(text) && !isAcronym(name) ? minDealsCapitals : minDealsOtherCase),
  );
}

function isCredible(
  { text, words, isAmbiguous, isDoubtful }: NameCandidate,
  { deals }: NamedCompany,
  vocabulary: Vocabulary,
) {
  if (isAmbiguous && deals < minDealsAmbiguous) return false;
  if (isDoubtful && deals < minDealsDoubtful && !words.some(isCoined)) return false;
  if (deals < minDealsForLength(text)) return false;
  if (deals > 0 && words.some(isCoined)) return true;
  const mentions = Math.min(...words.map((word) => vocabulary.mentions(word)));
  return mentions <= maxCredibleMentions(deals, vocabulary.articles);
}

/** Minimum deals for a name of this length. */
function minDealsForLength(text: string): number {
  if (text.length > 3) return 0;
  if (text.length === 2 || /\d/.test(text)) return minDealsTwoCharacters;
  return isAcronym(text) ? minDealsAcronym : minDealsShortName;
}

/** The company with most deals. Null for a tie, because it is unclear which one is meant. */
function findMostActive(companies: readonly NamedCompany[]): NamedCompany | null {
  const [first, second] = [...companies].sort((a, b) => b.deals - a.deals);
  return first === undefined || first.deals === second?.deals ? null : first;
}

import type { NameCandidate } from './findNames.ts';
import { isAcronym, isCapitalised, isCoined } from './headline.ts';
import type { Vocabulary } from './Vocabulary.ts';

export interface NamedCompany {
  id: string;
  name: string;
  /** Rounds it raised and companies it acquired. */
  deals: number;
}

/** Deals of a company that is so well known that an ordinary word, or a place, can mean it: Square, Nokia. */
const wellKnown = 15;
/** Deals of a company that a word can mean of which little says that it is a name. */
const known = 3;
/** Deals of a company that a name of three characters or fewer can mean: in capitals (IBM), otherwise (Box), or shorter still (3M). */
const knownByAcronym = 3;
const knownByShortName = 6;
const knownByTwoCharacters = 8;
/** Deals of a company that a name in other letters can mean: `Reddit` for `reddit`, and `NVIDIA` for `Nvidia`. */
const knownInOtherCase = 3;
const knownInCapitals = 8;

/**
 * How many headlines can mention a company of so many deals before its name must mean something more famous. A share of
 * all articles, so that more articles make no name less credible.
 */
function credibleMentions(deals: number, articles: number): number {
  return Math.max(10, articles / 4000) * (1 + deals) ** 3;
}

/**
 * The companies that a headline names, in its order. The longest name wins; among companies of one name the one with
 * the most deals; a name that is far more often in the news than its company in the market means something else, unless
 * somebody coined it.
 * @param companies By name as it is written in headlines, in whatever case the company writes it.
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
    const company = mostActive(namesakes(candidate, companies.get(candidate.text) ?? []));
    const isFree = taken.every((other) => end <= other.start || start >= other.end);
    if (company === null || !isFree) continue;
    taken.push({ start, end, id: isCredible(candidate, company, vocabulary) ? company.id : '' });
  }
  const inOrder = taken.sort((a, b) => a.start - b.start).map(({ id }) => id);
  return [...new Set(inOrder.filter((id) => id !== ''))];
}

/** Companies that write their name as the headline does, or else those that write it in other letters. */
function namesakes({ text }: NameCandidate, companies: readonly NamedCompany[]): readonly NamedCompany[] {
  const exact = companies.filter(({ name }) => name === text);
  if (exact.length > 0) return exact;
  if (text.length <= 3 || !isCapitalised(text.slice(0, 1))) return [];
  return companies.filter(
    ({ name, deals }) => deals >= (isAcronym(text) && !isAcronym(name) ? knownInCapitals : knownInOtherCase),
  );
}

function isCredible(
  { text, words, isAmbiguous, isDoubtful }: NameCandidate,
  { deals }: NamedCompany,
  vocabulary: Vocabulary,
) {
  if (isAmbiguous && deals < wellKnown) return false;
  if (isDoubtful && deals < known && !words.some(isCoined)) return false;
  if (deals < dealsForLength(text)) return false;
  if (deals > 0 && words.some(isCoined)) return true;
  const mentions = Math.min(...words.map((word) => vocabulary.mentions(word)));
  return mentions <= credibleMentions(deals, vocabulary.articles);
}

/** How many deals it takes to be known by so short a name. */
function dealsForLength(text: string): number {
  if (text.length > 3) return 0;
  if (text.length === 2 || /\d/.test(text)) return knownByTwoCharacters;
  return isAcronym(text) ? knownByAcronym : knownByShortName;
}

/** Null when two are equally active: there is no telling which is meant. */
function mostActive(companies: readonly NamedCompany[]): NamedCompany | null {
  const [first, second] = [...companies].sort((a, b) => b.deals - a.deals);
  return first === undefined || first.deals === second?.deals ? null : first;
}

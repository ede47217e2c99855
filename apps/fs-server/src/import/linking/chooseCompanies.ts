import type { NameCandidate } from './findNames.ts';
import type { Vocabulary } from './Vocabulary.ts';

export interface NamedCompany {
  id: string;
  name: string;
  /** Rounds it raised and companies it acquired. */
  deals: number;
}

/** How many headlines a company of so many deals may stand in before its name must mean something more famous. */
function credibleMentions(deals: number): number {
  return 15 * (1 + deals) ** 2;
}

/**
 * The companies that a headline names, in its order. The longest name wins; among companies of one name the one with
 * the most deals; a name that is far more often in the news than its company in the market means something else.
 */
export function chooseCompanies(
  candidates: readonly NameCandidate[],
  companies: ReadonlyMap<string, readonly NamedCompany[]>,
  vocabulary: Vocabulary,
): string[] {
  const taken: { start: number; end: number; id: string }[] = [];
  const byLength = [...candidates].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const { text, start, end, words } of byLength) {
    const company = mostActive(companies.get(text) ?? []);
    const isFree = taken.every((other) => end <= other.start || start >= other.end);
    if (company !== null && isFree) {
      const mentions = Math.min(...words.map((word) => vocabulary.mentions(word)));
      const isCredible = mentions <= credibleMentions(company.deals);
      taken.push({ start, end, id: isCredible ? company.id : '' });
    }
  }
  const inOrder = taken.sort((a, b) => a.start - b.start).map(({ id }) => id);
  return [...new Set(inOrder.filter((id) => id !== ''))];
}

/** Null when two are equally active: there is no telling which is meant. */
function mostActive(companies: readonly NamedCompany[]): NamedCompany | null {
  const [first, second] = [...companies].sort((a, b) => b.deals - a.deals);
  return first === undefined || first.deals === second?.deals ? null : first;
}

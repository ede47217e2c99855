import type { SearchResults } from '@fs/api-contract';
import { foldText } from '../../internal/foldText.ts';
import { nameOf } from '../../people/PersonProfile/nameOf.ts';

/**
 * What an earlier search found that a newer text is part of, so that Enter never opens what the user no longer looks for.
 * How much the newer text matches is unknown. Null if nothing is left.
 */
export function stillMatching(found: SearchResults, text: string): SearchResults | null {
  const words = foldText(text);
  const has = (name: string) => foldText(name).includes(words);
  const hasName = ({ name }: { name: string }) => has(name);
  const left = {
    organization: found.organization.filter(hasName),
    tier3_category: found.tier3_category.filter(hasName),
    keywords: found.keywords.filter(has),
    article: found.article.filter(({ title }) => has(title)),
    person: found.person.filter((person) => has(nameOf(person))),
    investor: found.investor.filter(hasName),
    backer: found.backer.filter(hasName),
  };
  if (Object.values(left).every(({ length }) => length === 0)) return null;
  const { organization, tier3_category, keywords, article, person, backer } = left;
  return {
    ...left,
    counts: {
      organization: organization.length,
      tier3_category: tier3_category.length,
      keywords: keywords.length,
      article: article.length,
      person: person.length,
      // Firms are among the organizations, too, and not among the companies of the page of all results.
      investor: organization.filter(({ kind }) => kind === 'investor').length,
      backer: backer.length,
      described: 0,
    },
  };
}

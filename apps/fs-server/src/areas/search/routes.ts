import { limits, type SearchResults, type searchRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { searchCompaniesByName } from '../companies/nameSearch.ts';
import { toSearchText } from '../companies/rules.ts';
import { searchMarkets } from '../markets/repository.ts';
import { findPeople } from '../people/peopleSearch.ts';
import { countMatches, searchArticles, searchBackers, searchInvestors, searchKeywords } from './repository.ts';

const noResults: SearchResults = {
  organization: [],
  tier3_category: [],
  keywords: [],
  article: [],
  person: [],
  investor: [],
  backer: [],
  counts: {
    organization: 0,
    tier3_category: 0,
    keywords: 0,
    article: 0,
    person: 0,
    investor: 0,
    backer: 0,
    described: 0,
  },
};

export function searchHandlers(database: Database): Handlers<typeof searchRoutes> {
  return {
    quickSearch: async ({ query }) => {
      const text = toSearchText(query._quickSearch);
      if (text.length < limits.searchLetters) return noResults;
      const [organization, tier3_category, keywords, found, person, investor, backer, counts] = await Promise.all([
        searchCompaniesByName(database, text),
        searchMarkets(database, text, limits.globalSearch.markets),
        searchKeywords(database, text),
        searchArticles(database, text),
        findPeople(database, text),
        searchInvestors(database, text),
        searchBackers(database, text),
        countMatches(database, text),
      ]);
      return {
        organization: organization.slice(0, limits.globalSearch.companies),
        tier3_category,
        keywords,
        article: found.articles,
        person,
        investor,
        backer,
        // Companies with mistyped names are found too, but not counted.
        counts: { ...counts, article: found.count, organization: Math.max(counts.organization, organization.length) },
      };
    },

    searchAll: async ({ query }) => {
      const text = toSearchText(query._searchAll);
      return text === '' ? [] : searchMarkets(database, text);
    },
  };
}

import { type keywordRoutes, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { readItemsOf } from '../company-articles/repository.ts';
import { searchKeywords } from '../search/repository.ts';
import { cachedOf } from '../static-files/cached.ts';
import { countByDay, countEach, findTopics, listArticleIds, listNewsKeywords, readSurroundings } from './repository.ts';
import { historyDays } from './rules.ts';

export function keywordHandlers(database: Database): Handlers<typeof keywordRoutes> {
  return {
    getNewsKeywords: cachedOf(database, ['news'], () => listNewsKeywords(database)),

    getKeywordArticles: async ({ query: { name, _offset = 0, _limit = limits.topicArticlesPage }, user }) => {
      const topics = await findTopics(database, name);
      const [surroundings, counts, ids] = await Promise.all([
        readSurroundings(database, topics),
        topics.length > 1 ? countEach(database, topics) : null,
        // Signed-out users see a wall instead of articles and companies (AMB-099).
        user ? listArticleIds(database, topics, { offset: _offset, limit: _limit }) : [],
      ]);
      const articles = await readItemsOf(database, ids);
      return {
        ...surroundings,
        topics: topics.map((topic, index) => ({ name: topic.name, count: counts?.[index] ?? surroundings.count })),
        articles,
        companies: user ? surroundings.companies : [],
      };
    },

    getKeywordHistory: async ({ query: { name } }) => {
      const { through, counts } = await countByDay(database, await findTopics(database, name));
      if (through === null) return {};
      return Object.fromEntries(historyDays(through).map((day) => [day, counts[day] ?? 0]));
    },

    searchKeywords: async ({ query }) => {
      const text = query.query.trim();
      if (text.length < limits.searchLetters) return [];
      return searchKeywords(database, text, limits.keywordSuggestions);
    },
  };
}

import { type keywordRoutes, limits } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { readItemsOf } from '../company-articles/repository.ts';
import { searchKeywords } from '../search/repository.ts';
import { cachedOf } from '../static-files/cached.ts';
import {
  countByDay,
  countEach,
  findLastDay,
  findTopics,
  listArticleIds,
  listNewsKeywords,
  readSurroundings,
} from './repository.ts';
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
      const [topics, through] = await Promise.all([findTopics(database, name), findLastDay(database)]);
      if (through === null) return {};
      const days = historyDays(through);
      const counts = await countByDay(database, topics, { since: days[0] ?? through, through });
      return Object.fromEntries(days.map((day) => [day, counts.get(day) ?? 0]));
    },

    searchKeywords: async ({ query }) => {
      const text = query.query.trim();
      if (text.length < limits.searchLetters) return [];
      return searchKeywords(database, text, limits.keywordSuggestions);
    },
  };
}

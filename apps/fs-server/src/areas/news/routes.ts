import { limits, type newsRoutes } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { listFeatured } from './repository.ts';

export function newsHandlers(database: Database): Handlers<typeof newsRoutes> {
  return {
    getFeaturedArticles: ({ query: { _limit = limits.featuredArticles } }) => listFeatured(database, _limit),
  };
}

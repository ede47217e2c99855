import type { ArticleListItem } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { readItems, selectNewest } from '../company-articles/repository.ts';

/** The newest featured articles, without future ones. */
export function listFeatured(database: Database, limit: number): Promise<ArticleListItem[]> {
  const featured = selectNewest(database)
    .where('articles.is_featured', '=', true)
    .where('articles.published_at', '<=', sql<Date>`now()`);
  return readItems(featured.limit(limit));
}

import type { ArticleListItem } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { newest, toItems } from '../company-articles/repository.ts';

/** The newest of the articles that editors put forward; none that is to appear only later. */
export function listFeatured(database: Database, limit: number): Promise<ArticleListItem[]> {
  const featured = newest(database)
    .where('articles.is_featured', '=', true)
    .where('articles.published_at', '<=', sql<Date>`now()`);
  return toItems(featured.limit(limit));
}

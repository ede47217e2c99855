import type { Migration } from './Migration.ts';

/** The few articles that editors feature, among all imported ones. */
export const featuredArticles: Migration = {
  name: '010-featured-articles',
  sql: 'create index articles_featured on articles (published_at desc, id) where is_featured;',
};

import type { RouteTable } from './route.ts';

const failure = 'Failed to fetch article';

/** News (research §7). Open to signed-out users, as the pages are that show it. */
export const newsRoutes = {
  getNews: { method: 'GET', path: '/news', audience: 'anyone', failure },
  getFeaturedArticles: { method: 'GET', path: '/news/curated/featured', audience: 'anyone', failure },
  getCuratedArticle: { method: 'GET', path: '/news/curated/:id', audience: 'anyone', failure },
  /** The specification has `none` in the place of a section. */
  getArticle: { method: 'GET', path: '/news/none/article/:id', audience: 'anyone', failure },
  getSectionNews: { method: 'GET', path: '/news/:section', audience: 'anyone', failure },
  getSectionCurated: { method: 'GET', path: '/news/:section/curated', audience: 'anyone', failure },
  getTopMovers: { method: 'GET', path: '/news/:section/topMovers', audience: 'anyone', failure },
  getNewsArticles: { method: 'GET', path: '/api-public/news/articles', audience: 'anyone', failure },
} as const satisfies RouteTable;

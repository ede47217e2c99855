import type { RouteTable } from './route.ts';

/** Refuses an article whose id another one has. The client shows it as it is (research §8). */
export const articleExists = 'BadRequestError: CuratedNewsArticleExists';

const load = 'Failed to update news article';
const remove = 'Failed to delete Article. Please try again.';
const upload = 'File upload failed.';
const queue = 'Failed to queue article';
const fetch = 'Failed to fetch article';

const editors = ['editors'] as const;
/** Who may ask for articles of other sites (decision 077). */
const collectors = ['editors', 'internal'] as const;
const admins = ['admin'] as const;

/** What editors do with articles (research §6 and §7), with additions of ours (decisions 076 and 077). */
export const curationRoutes = {
  getEditorArticle: { method: 'GET', path: '/editors/article/:id', audience: editors, failure: load },
  createEditorArticle: { method: 'POST', path: '/editors/article', audience: editors, failure: load },
  updateEditorArticle: { method: 'PUT', path: '/editors/article', audience: editors, failure: load },
  deleteEditorArticle: { method: 'DELETE', path: '/editors/article/:id', audience: editors, failure: remove },
  /** One page of our own articles, with their reads. */
  listEditorArticles: { method: 'GET', path: '/editors/articles', isAddition: true, audience: editors, failure: fetch },
  /** Changes several articles at once. */
  changeEditorArticles: {
    method: 'PUT',
    path: '/editors/articles',
    isAddition: true,
    audience: editors,
    failure: load,
  },
  deleteEditorArticles: {
    method: 'DELETE',
    path: '/editors/articles',
    isAddition: true,
    audience: editors,
    failure: remove,
  },
  getArticleImageUpload: {
    method: 'GET',
    path: '/editors/images/upload',
    isAddition: true,
    audience: editors,
    failure: upload,
  },
  /** Takes an upload over: its pixels are written anew, and its address can be used in articles. */
  saveArticleImage: { method: 'POST', path: '/editors/images', isAddition: true, audience: editors, failure: upload },
  /** Counts that an article was opened. Nothing about the caller is stored. */
  countArticleRead: {
    method: 'POST',
    path: '/news/curated/:id/reads',
    isAddition: true,
    audience: 'anyone',
    requestsPerMinute: 120,
    failure: fetch,
  },
  requestEarnedContent: {
    method: 'PUT',
    path: '/companies/:id/earnedContent',
    audience: collectors,
    failure: queue,
  },
  requestOwnedContent: { method: 'PUT', path: '/companies/:id/ownedContent', audience: collectors, failure: queue },
  deleteEarnedContent: {
    method: 'DELETE',
    path: '/companies/:id/earnedContent/:articleId',
    audience: collectors,
    failure: queue,
  },
  /** The latest requests, the newest first. */
  listContentRequests: {
    method: 'GET',
    path: '/editors/content',
    isAddition: true,
    audience: collectors,
    failure: fetch,
  },
  retryContentRequest: {
    method: 'POST',
    path: '/editors/content/:id',
    isAddition: true,
    audience: collectors,
    failure: queue,
  },
  /** Words that never trend. */
  getStopWords: {
    method: 'GET',
    path: '/editors/words',
    isAddition: true,
    audience: admins,
    failure: 'Failed to fetch keyword articles',
  },
  changeStopWords: {
    method: 'PUT',
    path: '/editors/words',
    isAddition: true,
    audience: admins,
    failure: 'Failed to save words',
  },
  /** What trends today, now and with the changes. Nothing is stored. */
  previewStopWords: {
    method: 'POST',
    path: '/editors/words',
    isAddition: true,
    audience: admins,
    failure: 'Failed to fetch keyword articles',
  },
} as const satisfies RouteTable;

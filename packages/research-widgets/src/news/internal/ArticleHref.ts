import type { LinkedArticle } from '@fs/api-contract';

/** URL of an article in the app. Undefined if only another site has the article. */
export type ArticleHref = (article: LinkedArticle) => string | undefined;

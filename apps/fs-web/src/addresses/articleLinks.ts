import { type ArticleListItem, type ArticleSearchResult, articlePath, type LinkedArticle } from '@fs/api-contract';
import { companyHref, homePath, wholeAddress } from './appPaths.ts';
import { useReachable } from './useReachable.ts';

/** Returns the path of an article's page, or undefined if only another site has the article. */
export function useArticleHref(): (article: LinkedArticle) => string | undefined {
  const reachable = useReachable();
  return (article) => {
    const path = articlePath(article);
    return path === undefined ? undefined : reachable(path);
  };
}

/** Like `useArticleHref`, for search results: a headline that no site has leads to the company that it is about. */
export function useFoundArticleHref(): (article: ArticleSearchResult) => string | undefined {
  const articleHref = useArticleHref();
  return (article) => {
    const page = articleHref(article);
    if (page !== undefined || article.url !== null) return page;
    return article.organization ? companyHref(article.organization) : undefined;
  };
}

/** Absolute URL of an article, for sharing: of its page, of its source, or of its company. */
export function useArticleShareUrl(): (item: ArticleListItem) => string {
  const articleHref = useArticleHref();
  return (item) => {
    const path = articleHref(item);
    if (path !== undefined) return wholeAddress(path);
    const { article, organization } = item;
    return article.url ?? wholeAddress(organization ? companyHref(organization) : homePath);
  };
}

import { type ArticleListItem, articlePath, type LinkedArticle } from '@fs/api-contract';
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

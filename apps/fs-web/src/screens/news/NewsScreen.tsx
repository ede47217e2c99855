import { limits, type NewsPage } from '@fs/api-contract';
import { NewsFront } from '@fs/research-widgets';
import { Page, ready } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { newsCategoryPath, newsPath } from '../../addresses/appPaths.ts';
import { useArticleHref, useArticleShareUrl } from '../../addresses/articleLinks.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { marketPulsesQuery } from '../../queries/account.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { featuredArticlesQuery, newsPageQuery, topMoversQuery } from '../../queries/news.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { useCompanyWay } from '../login/useCompanyWay.ts';
import { useArticleActions } from './useArticleActions.tsx';
import { useHiddenArticles } from './useHiddenArticles.ts';

/** No stories. */
const none: NewsPage = { count: 0, articles: [] };

/** The news, or that about some words: categories, featured articles, ten articles a page, and top movers (decision AMB-176). */
export function NewsScreen() {
  const { client, toasts } = useServices();
  const { search, setSearch } = useAddressSearch();
  const query = search.query?.trim() || undefined;
  const category = query === undefined ? search.category?.trim() || null : null;
  const page = readPage(search.page);
  const categories = useQuery(marketPulsesQuery(client));
  const isFront = category === null && query === undefined && page === 1;
  const featured = useQuery({ ...featuredArticlesQuery(client), enabled: isFront });
  const articles = useQuery(newsPageQuery(client, { category, query }, page));
  const last = articles.isPlaceholderData ? undefined : lastPageOf(articles.data);
  const isBeyond = last !== undefined && page > last;
  const turnBack = useEffectEvent(() => setSearch({ ...search, page: String(last) }, { replace: true }));
  useEffect(() => {
    // Where articles were deleted since, an old address must not say that there is no news.
    if (isBeyond) turnBack();
  }, [isBeyond]);
  const movers = useQuery(topMoversQuery(client, category));
  const articleHref = useArticleHref();
  const hidden = useHiddenArticles();
  const staff = useArticleActions();
  // A category that nobody configured has no news, rather than a failure.
  const isUnknown = isNotFound(articles.error);

  return (
    <Page id={contentId}>
      <NewsFront
        categories={toLoadable(categories)}
        onCategoriesFailure={toasts.show}
        category={category}
        query={query}
        onQueryChange={(next) => setSearch(next === '' ? {} : { query: next })}
        categoryHrefOf={(slug) => (slug === null ? newsPath : newsCategoryPath(slug))}
        featured={isFront ? toLoadable(featured) : undefined}
        articles={isUnknown ? ready(none) : hidden.withoutHidden(toLoadable({ ...articles, isPlaceholderData: false }))}
        page={page}
        isTurning={articles.isPlaceholderData}
        pageSize={limits.newsPage}
        onPageChange={(next) => setSearch({ ...search, page: String(next) }, { resetScroll: true })}
        movers={isNotFound(movers.error) ? ready({ as_of: null, movers: [] }) : toLoadable(movers)}
        hrefOf={articleHref}
        companyHrefOf={useCompanyWay()}
        shareUrlOf={useArticleShareUrl()}
        onShareNotice={toasts.show}
        actionsOf={(item) => ({ ...hidden.actionsOf(item), ...staff.actionsOf(item) })}
        onRetryFeatured={() => void featured.refetch()}
        onRetryArticles={() => void articles.refetch()}
        onRetryMovers={() => void movers.refetch()}
      />
      {staff.overlay}
    </Page>
  );
}

/** The last page that has news. Undefined until it is known. */
function lastPageOf(news: NewsPage | undefined): number | undefined {
  return news && Math.max(1, Math.ceil(news.count / limits.newsPage));
}

/** The page in the address, from 1. Anything else is the first. */
function readPage(text: string | undefined): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= limits.newsPages ? page : 1;
}

function isNotFound(error: Error | null): boolean {
  return error instanceof CallFailure && error.reason === 'not-found';
}

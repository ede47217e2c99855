'use client';
import type { ArticleListItem, MarketPulse, TopMovers as Movers } from '@fs/api-contract';
import { Heading, type Loadable, PageNav, type ShareNotice, Skeleton, Stack, useMessages } from '@fs/ui';
import { useEffect, useRef } from 'react';
import { isNothing } from '../../internal/isNothing.ts';
import { QueryField } from '../../internal/QueryField.tsx';
import { FeaturedArticles } from '../FeaturedArticles/FeaturedArticles.tsx';
import { TopMovers } from '../TopMovers/TopMovers.tsx';
import * as styles from './NewsFront.css.ts';
import { newsFrontMessages } from './NewsFront.messages.ts';
import { NewsList, type NewsListParts } from './NewsList.tsx';

export interface NewsFrontProps extends NewsListParts {
  /** The categories in any order. Without them, there is only all news. */
  categories: Loadable<readonly MarketPulse[]>;
  /** Called with the text of a failure of the categories. Show it, as a toast. */
  onCategoriesFailure: (notice: ShareNotice) => void;
  /** Slug of the shown category. Null for all news. */
  category: string | null;
  /** The words that the news is about. Default: news about anything. */
  query?: string | undefined;
  /** Called with the words that the user looks for; empty for all news. */
  onQueryChange: (query: string) => void;
  /** URL of a category's news, or of all news for null. */
  categoryHrefOf: (slug: string | null) => string;
  /** Articles that editors put forward. Undefined hides them, as on later pages. */
  featured?: Loadable<readonly ArticleListItem[]> | undefined;
  movers: Loadable<Movers>;
  onRetryFeatured?: () => void;
  onRetryArticles?: () => void;
  onRetryMovers?: () => void;
}

/** The news: categories, what editors put forward, one page of articles, and companies that are in the news more. */
export function NewsFront({
  categories,
  onCategoriesFailure,
  category,
  query,
  onQueryChange,
  categoryHrefOf,
  featured,
  movers,
  onRetryFeatured,
  onRetryArticles,
  onRetryMovers,
  ...news
}: NewsFrontProps) {
  const messages = useMessages(newsFrontMessages);
  const { companyHrefOf, hrefOf } = news;
  const known = categories.state === 'ready' ? categories.value.toSorted((one, other) => one.order - other.order) : [];
  const label = known.find(({ slug }) => slug === category)?.label;
  const isUnknown = category !== null && categories.state === 'ready';
  const isAll = category === null && query === undefined;
  useFailureNotice(categories, onCategoriesFailure);
  return (
    <div className={styles.front}>
      <Stack gap="4">
        <div className={styles.head}>
          <Heading level={1}>{messages.title}</Heading>
          <QueryField
            label={messages.search}
            isLabelHidden
            placeholder={messages.search}
            query={query ?? ''}
            onQueryChange={onQueryChange}
          />
        </div>
        {categories.state === 'loading' ? (
          <TabsOutline />
        ) : (
          known.length > 0 && (
            <PageNav
              label={messages.categories}
              currentHref={query === undefined ? categoryHrefOf(category) : ''}
              pages={[
                { label: messages.all, href: categoryHrefOf(null) },
                ...known.map(({ slug, label: name }) => ({ label: name, href: categoryHrefOf(slug) })),
              ]}
            />
          )
        )}
      </Stack>
      {featured && !isNothing(featured, (items) => items.length === 0) && (
        <FeaturedArticles
          title={messages.featured}
          empty=""
          articles={featured}
          hrefOf={hrefOf}
          companyHrefOf={companyHrefOf}
          shareUrlOf={news.shareUrlOf}
          onShareNotice={news.onShareNotice}
          onRetry={onRetryFeatured}
          isFirst
        />
      )}
      <div className={styles.columns}>
        <NewsList
          {...news}
          title={query === undefined ? (label ?? messages.latest) : messages.about({ query })}
          nothing={nothing()}
          isCounted={query !== undefined}
          allNewsHref={isAll && news.page === 1 ? undefined : categoryHrefOf(null)}
          onRetry={onRetryArticles}
        />
        <TopMovers movers={movers} companyHrefOf={companyHrefOf} hrefOf={hrefOf} onRetry={onRetryMovers} />
      </div>
    </div>
  );

  function nothing(): string {
    if (query !== undefined) return messages.nothingAbout({ query });
    if (label !== undefined) return messages.nothingIn({ category: label });
    return isUnknown ? messages.unknown : messages.nothing;
  }
}

/** Reports a failure once. */
function useFailureNotice(of: Loadable<unknown>, onFailure: NewsFrontProps['onCategoriesFailure']) {
  const message = of.state === 'failed' ? of.message : undefined;
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    if (message !== undefined) latest.current({ message, tone: 'critical' });
  }, [message]);
}

/** Space of the categories, so that nothing moves when they arrive. */
function TabsOutline() {
  return (
    <div aria-hidden="true" className={styles.tabs}>
      <Skeleton width="half" />
    </div>
  );
}

'use client';
import type { ArticleListItem, NewsItem, NewsPage } from '@fs/api-contract';
import {
  EmptyState,
  Link,
  type Loadable,
  LoadableView,
  Pagination,
  Section,
  Skeleton,
  Stack,
  useMessages,
} from '@fs/ui';
import { ArticleCard, type ArticleCardProps } from '../ArticleCard/ArticleCard.tsx';
import type { ArticleCardActionsProps } from '../ArticleCard/ArticleCardActions.tsx';
import type { ArticleHref } from '../internal/ArticleHref.ts';
import * as styles from './NewsFront.css.ts';
import { newsFrontMessages } from './NewsFront.messages.ts';

/** What the page gives to its list. */
export interface NewsListParts extends Pick<ArticleCardProps, 'companyHrefOf' | 'onShareNotice'> {
  /** One page of the news. */
  articles: Loadable<NewsPage>;
  /** From 1. */
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: ArticleHref;
  /** Absolute URL to share. */
  shareUrlOf: (item: ArticleListItem) => string;
  /** What staff can do with an article. Default: nothing. */
  actionsOf?: (item: NewsItem) => ArticleCardActionsProps;
}

interface NewsListProps extends NewsListParts {
  title: string;
  /** Line shown without articles. */
  nothing: string;
  /** URL of all news, where the list is of one category. */
  allNewsHref: string | undefined;
  onRetry: (() => void) | undefined;
}

/** One page of articles, in which the text leads. */
export function NewsList({ title, articles, page, pageSize, onPageChange, onRetry, ...list }: NewsListProps) {
  const messages = useMessages(newsFrontMessages);
  const { nothing, allNewsHref } = list;
  return (
    <Section title={title} level={2} size="title">
      <LoadableView of={articles} skeleton={<Outline count={pageSize} />} {...(onRetry && { onRetry })}>
        {({ articles: items, count }) => {
          const pageCount = Math.ceil(count / pageSize);
          return (
            <Stack gap="6">
              {items.length === 0 ? (
                <EmptyState
                  message={nothing}
                  action={allNewsHref !== undefined && <Link href={allNewsHref}>{messages.all}</Link>}
                />
              ) : (
                // Safari drops the list role of a list without markers.
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <ul role="list" aria-label={title} className={styles.list}>
                  {items.map((item) => (
                    <li key={item.article.uuid} className={styles.item}>
                      <Story item={item} {...list} />
                    </li>
                  ))}
                </ul>
              )}
              {pageCount > 1 && (
                <Pagination page={Math.min(page, pageCount)} pageCount={pageCount} onPageChange={onPageChange} />
              )}
            </Stack>
          );
        }}
      </LoadableView>
    </Section>
  );
}

type StoryProps = Pick<NewsListProps, 'hrefOf' | 'companyHrefOf' | 'shareUrlOf' | 'onShareNotice' | 'actionsOf'>;

function Story({ item, hrefOf, companyHrefOf, shareUrlOf, onShareNotice, actionsOf }: StoryProps & { item: NewsItem }) {
  const href = hrefOf(item);
  return (
    <ArticleCard
      look="text"
      item={item}
      {...(href !== undefined && { href })}
      companyHrefOf={companyHrefOf}
      shareUrl={shareUrlOf(item)}
      onShareNotice={onShareNotice}
      sources={item.sources}
      sourceHrefOf={hrefOf}
      {...actionsOf?.(item)}
    />
  );
}

function Outline({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={styles.list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={index} className={styles.item}>
          <Stack gap="2">
            <Skeleton size="title" width="most" />
            <Skeleton />
            <Skeleton width="half" />
            <Skeleton shape="block" width="half" />
          </Stack>
        </div>
      ))}
    </div>
  );
}

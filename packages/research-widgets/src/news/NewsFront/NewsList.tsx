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
  Text,
  useMessages,
} from '@fs/ui';
import { useEffect, useRef } from 'react';
import { ArticleCard, type ArticleCardProps } from '../ArticleCard/ArticleCard.tsx';
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
  /** Whether the articles of the page before are shown, while those of `page` load. @default false */
  isTurning?: boolean;
  onPageChange: (page: number) => void;
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: ArticleHref;
  /** Absolute URL to share. */
  shareUrlOf: (item: ArticleListItem) => string;
  /** What staff can do with an article. Default: nothing. */
  actionsOf?: (
    item: NewsItem,
  ) => Pick<ArticleCardProps, 'onEdit' | 'onSaveEarned' | 'onRemove' | 'onRemoveEarned' | 'request'>;
}

interface NewsListProps extends NewsListParts {
  title: string;
  /** Line shown without articles. */
  nothing: string;
  /** Whether the number of stories is said. */
  isCounted: boolean;
  /** URL of all news, where the list is of one category. */
  allNewsHref: string | undefined;
  onRetry: (() => void) | undefined;
}

/** One page of articles, in which the text leads. */
export function NewsList({
  title,
  articles,
  page,
  pageSize,
  isTurning = false,
  onPageChange,
  onRetry,
  ...list
}: NewsListProps) {
  const messages = useMessages(newsFrontMessages);
  const { list: start, onTurn } = useFocusOnArrival(page, isTurning || articles.state !== 'ready');
  const { nothing, allNewsHref, isCounted } = list;
  return (
    <Section title={title} level={2} size="title">
      <LoadableView of={articles} skeleton={<Outline count={pageSize} />} {...(onRetry && { onRetry })}>
        {({ articles: items, count }) => {
          const pageCount = Math.ceil(count / pageSize);
          return (
            <Stack gap="6">
              {isCounted && items.length > 0 && (
                <Text size="small" tone="muted">
                  {messages.found({ count })}
                </Text>
              )}
              {items.length === 0 ? (
                <EmptyState
                  message={nothing}
                  action={allNewsHref !== undefined && <Link href={allNewsHref}>{messages.all}</Link>}
                />
              ) : (
                // Safari drops the list role of a list without markers.
                <ul
                  // biome-ignore lint/a11y/noRedundantRoles: see above
                  role="list"
                  ref={start}
                  tabIndex={-1}
                  aria-label={title}
                  aria-busy={isTurning}
                  className={styles.list}
                >
                  {items.map((item, index) => (
                    <li key={item.article.uuid} tabIndex={-1} className={styles.item}>
                      <Story item={item} {...list} onRemoved={() => focusNeighbor(start.current, index)} />
                    </li>
                  ))}
                </ul>
              )}
              {pageCount > 1 && (
                <Pagination
                  page={Math.min(page, pageCount)}
                  pageCount={pageCount}
                  onPageChange={(next) => {
                    onTurn();
                    onPageChange(next);
                  }}
                />
              )}
            </Stack>
          );
        }}
      </LoadableView>
    </Section>
  );
}

/**
 * Focuses the list once the page is there that the user turned to, so that reading goes on at its start. Another
 * category or the back button leaves the focus where it is.
 */
function useFocusOnArrival(page: number, isWaiting: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const turnedFrom = useRef<number>(undefined);
  useEffect(() => {
    if (isWaiting || turnedFrom.current === undefined || turnedFrom.current === page) return;
    turnedFrom.current = undefined;
    list.current?.focus({ preventScroll: true });
  }, [page, isWaiting]);
  const onTurn = () => {
    turnedFrom.current = page;
  };
  return { list, onTurn };
}

/** Focuses what takes the place of an article that is removed, because its button goes with it. */
function focusNeighbor(list: HTMLUListElement | null, index: number): void {
  const neighbor = list?.children[index + 1] ?? list?.children[index - 1] ?? list;
  if (neighbor instanceof HTMLElement) neighbor.focus();
}

interface StoryProps
  extends Pick<NewsListProps, 'hrefOf' | 'companyHrefOf' | 'shareUrlOf' | 'onShareNotice' | 'actionsOf'> {
  item: NewsItem;
  /** Called before the article is removed from the list. */
  onRemoved: () => void;
}

function Story({ item, hrefOf, companyHrefOf, shareUrlOf, onShareNotice, actionsOf, onRemoved }: StoryProps) {
  const href = hrefOf(item);
  const { onRemove, ...actions } = actionsOf?.(item) ?? {};
  return (
    <ArticleCard
      look="text"
      item={item}
      {...(href !== undefined && { href })}
      companyHrefOf={companyHrefOf}
      shareUrl={shareUrlOf(item)}
      onShareNotice={onShareNotice}
      {...(item.passage && { passage: item.passage })}
      sources={item.sources}
      sourceHrefOf={hrefOf}
      {...actions}
      {...(onRemove && {
        onRemove: () => {
          onRemoved();
          onRemove();
        },
      })}
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

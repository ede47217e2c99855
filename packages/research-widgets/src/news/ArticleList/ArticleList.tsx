'use client';
import type { ArticleListItem } from '@fs/api-contract';
import type { Loadable, ShareNotice } from '@fs/ui';
import { Fragment } from 'react';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { SeenDivider } from '../../internal/feed/SeenDivider.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { ArticleCardsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { placeholdersOf } from '../ArticleCard/placeholdersOf.ts';
import * as styles from './ArticleList.css.ts';

export interface ArticleListProps {
  /** Title of the list. */
  title: string;
  /** Line shown when there are no articles. */
  empty: string;
  articles: Loadable<readonly ArticleListItem[]>;
  /**
   * Expected number of articles, for the skeleton.
   * @default 2
   */
  expected?: number;
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: (item: ArticleListItem) => string | undefined;
  companyHrefOf: CompanyHref;
  /** Absolute URL to share. */
  shareUrlOf: (item: ArticleListItem) => string;
  /** Called with the outcome of sharing. Show it, for example as a toast. */
  onShareNotice: (notice: ShareNotice) => void;
  /** Until when the user has seen the articles. A divider is before those published by then, if there are newer ones. */
  seenSince?: string | null | undefined;
  /** The current time. @default the time of the render */
  now?: Date | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** A list of article cards, in the given order. */
export function ArticleList({
  title,
  empty,
  articles,
  expected = 2,
  hrefOf,
  companyHrefOf,
  shareUrlOf,
  onShareNotice,
  seenSince = null,
  now = new Date(),
  onRetry,
}: ArticleListProps) {
  return (
    <ProfileSection
      title={title}
      of={articles}
      isEmpty={(items) => items.length === 0}
      empty={empty}
      onRetry={onRetry}
      skeleton={<ArticleCardsSkeleton count={expected} />}
    >
      {(items) => {
        const places = placeholdersOf(items.filter(({ article }) => article.image === null).map(uuidOf));
        return (
          // Safari drops the list role of a list without markers.
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <ul role="list" aria-label={title} className={styles.list}>
            {items.map((item, index) => (
              <Fragment key={item.article.uuid}>
                {seenSince !== null && index > 0 && index === firstSeen(items, seenSince) && (
                  <li className={styles.divider}>
                    <SeenDivider since={seenSince} now={now} />
                  </li>
                )}
                <li className={styles.item}>
                  <ArticleCard
                    item={item}
                    placeholder={places.get(item.article.uuid) ?? null}
                    href={hrefOf(item)}
                    companyHrefOf={companyHrefOf}
                    shareUrl={shareUrlOf(item)}
                    onShareNotice={onShareNotice}
                  />
                </li>
              </Fragment>
            ))}
          </ul>
        );
      }}
    </ProfileSection>
  );
}

/** The place of the first article that the user has seen. The newest are first. */
function firstSeen(items: readonly ArticleListItem[], since: string): number {
  const seenUntil = Date.parse(since);
  return items.findIndex(({ article }) => Date.parse(article.published_time) <= seenUntil);
}

function uuidOf({ article }: ArticleListItem): string {
  return article.uuid;
}

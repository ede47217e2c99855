'use client';
import type { ArticleListItem } from '@fs/api-contract';
import { type Loadable, Skeleton, Stack, useMessages } from '@fs/ui';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import * as card from '../ArticleCard/ArticleCard.css.ts';
import { ArticleCard, type ArticleCardProps } from '../ArticleCard/ArticleCard.tsx';
import { ArticleLines, ArticleLinesSkeleton } from '../internal/ArticleLines.tsx';
import * as styles from './FeaturedArticles.css.ts';
import { featuredArticlesMessages } from './FeaturedArticles.messages.ts';

export interface FeaturedArticlesProps extends Pick<ArticleCardProps, 'companyHrefOf' | 'onShareNotice'> {
  /** Title of the section. */
  title: string;
  /** Line shown when there are no articles. */
  empty: string;
  /** The first has the picture. */
  articles: Loadable<readonly ArticleListItem[]>;
  /**
   * Expected number of articles, for the skeleton.
   * @default 6
   */
  expected?: number;
  /**
   * Whether the page opens with them: the picture loads before others.
   * @default false
   */
  isFirst?: boolean;
  /** URL of an article in the app. Undefined if only another site has the article. */
  hrefOf: (item: ArticleListItem) => string | undefined;
  /** Absolute URL to share. */
  shareUrlOf: (item: ArticleListItem) => string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Articles that editors put forward: one with a picture, the others in lines. */
export function FeaturedArticles({
  title,
  empty,
  articles,
  expected = 6,
  isFirst,
  hrefOf,
  companyHrefOf,
  shareUrlOf,
  onShareNotice,
  onRetry,
}: FeaturedArticlesProps) {
  const messages = useMessages(featuredArticlesMessages);
  return (
    <ProfileSection
      title={title}
      of={articles}
      isEmpty={(items) => items.length === 0}
      empty={empty}
      onRetry={onRetry}
      skeleton={<Outline lines={expected - 1} />}
    >
      {([first, ...others]) =>
        first && (
          <div className={styles.container}>
            <div className={others.length > 0 ? styles.row : styles.alone}>
              <ArticleCard
                item={first}
                href={hrefOf(first)}
                companyHrefOf={companyHrefOf}
                shareUrl={shareUrlOf(first)}
                onShareNotice={onShareNotice}
                isFirst={isFirst}
              />
              {others.length > 0 && (
                <ArticleLines
                  label={messages.further}
                  articles={others}
                  hrefOf={hrefOf}
                  companyHrefOf={companyHrefOf}
                />
              )}
            </div>
          </div>
        )
      }
    </ProfileSection>
  );
}

function Outline({ lines }: { lines: number }) {
  return (
    <div className={styles.container}>
      <div aria-hidden="true" className={lines > 0 ? styles.row : styles.alone}>
        <div className={card.card.lead}>
          <div className={styles.picture} />
          <div className={card.body.lead}>
            <Skeleton size="title" />
            <Stack gap="0">
              <Skeleton />
              <Skeleton />
              <Skeleton width="half" />
            </Stack>
            <Skeleton width="half" />
            <Skeleton width="half" />
          </div>
        </div>
        {lines > 0 && <ArticleLinesSkeleton count={lines} />}
      </div>
    </div>
  );
}

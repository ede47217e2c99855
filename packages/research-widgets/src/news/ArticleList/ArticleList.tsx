'use client';
import type { ArticleListItem } from '@fs/api-contract';
import type { Loadable, ShareNotice } from '@fs/ui';
import type { CompanyHref } from '../../internal/CompanyLink.tsx';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { ArticleCardsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import * as styles from './ArticleList.css.ts';

export interface ArticleListProps {
  /** What the articles are to the user. */
  title: string;
  /** The line that stands where there is none. */
  empty: string;
  articles: Loadable<readonly ArticleListItem[]>;
  /** How many are likely to come: room is kept for them. @default 2 */
  expected?: number;
  /** Address of an article in the app; undefined for one that stands elsewhere only. */
  hrefOf: (item: ArticleListItem) => string | undefined;
  companyHrefOf: CompanyHref;
  /** Whole address that is shared. */
  shareUrlOf: (item: ArticleListItem) => string;
  /** Something came of sharing: show it, say as a toast. */
  onShareNotice: (notice: ShareNotice) => void;
  /** The user wants another try after a failure. */
  onRetry?: () => void;
}

/** Articles as cards, in the order given. */
export function ArticleList({
  title,
  empty,
  articles,
  expected = 2,
  hrefOf,
  companyHrefOf,
  shareUrlOf,
  onShareNotice,
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
      {(items) => (
        // Safari forgets that a list without markers is one.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <ul role="list" aria-label={title} className={styles.list}>
          {items.map((item) => (
            <li key={item.article.uuid} className={styles.item}>
              <ArticleCard
                item={item}
                href={hrefOf(item)}
                companyHrefOf={companyHrefOf}
                shareUrl={shareUrlOf(item)}
                onShareNotice={onShareNotice}
              />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

'use client';
import { Skeleton, Stack } from '@fs/ui';
import type { ReactNode } from 'react';
import * as card from '../news/ArticleCard/ArticleCard.css.ts';
import * as articles from '../news/ArticleList/ArticleList.css.ts';
import * as lined from './linedRows.css.ts';
import * as styles from './sectionSkeletons.css.ts';

interface OfMany {
  /** Expected number of items. */
  count: number;
}

/** Skeleton of a list of companies with logos. */
export function CompanyRowsSkeleton({ count }: OfMany) {
  return (
    <RowsSkeleton count={count}>
      {(name) => (
        <>
          <span className={styles.logo}>
            <Skeleton shape="block" />
          </span>
          <span className={styles.name}>{name}</span>
        </>
      )}
    </RowsSkeleton>
  );
}

/** Skeleton of rows with a title and a line of detail. */
export function DealRowsSkeleton({ count }: OfMany) {
  return (
    <RowsSkeleton count={count}>
      {(title) => (
        <span className={styles.words}>
          {title}
          <Skeleton size="small" width="quarter" />
        </span>
      )}
    </RowsSkeleton>
  );
}

interface RowsSkeletonProps extends OfMany {
  /** Content of a row around the skeleton of its title. */
  children: (title: ReactNode) => ReactNode;
}

/** Divided rows with titles of alternating lengths. */
function RowsSkeleton({ count, children }: RowsSkeletonProps) {
  return (
    <div aria-hidden="true" className={lined.list}>
      {indices(count).map((index) => (
        <div key={index} className={lined.row}>
          {children(<Skeleton width={index % 2 === 0 ? 'half' : 'quarter'} />)}
        </div>
      ))}
    </div>
  );
}

/** Skeleton of a line of tags. */
export function TagsSkeleton({ count }: OfMany) {
  return (
    <div aria-hidden="true" className={styles.tags}>
      {indices(count).map((index) => (
        <span key={index} className={styles.tag}>
          <Skeleton shape="block" />
        </span>
      ))}
    </div>
  );
}

/** Skeleton of article cards. */
export function ArticleCardsSkeleton({ count }: OfMany) {
  return (
    <div aria-hidden="true" className={articles.list}>
      {indices(count).map((index) => (
        <div key={index} className={card.card.lead}>
          <div className={styles.picture} />
          <div className={card.body.lead}>
            <Stack gap="0">
              <Skeleton size="title" />
              <Skeleton size="title" width="half" />
            </Stack>
            <Stack gap="0">
              <Skeleton />
              <Skeleton />
              <Skeleton width="most" />
            </Stack>
            <div className={card.company}>
              <span className={styles.logo}>
                <Skeleton shape="block" />
              </span>
              <span className={styles.name}>
                <Skeleton width="half" />
              </span>
            </div>
            <Skeleton shape="block" width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Skeletons have no identity except their index. */
function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

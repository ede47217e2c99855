import { Skeleton, Stack } from '@fs/ui';
import * as styles from './NewsArticle.css.ts';

/** Skeleton of an article: title, facts, picture and text, with the company beside them. */
export function ArticleSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <div className={styles.head}>
            <Skeleton size="display" width="most" />
            <Skeleton size="title" />
            <Skeleton width="half" />
          </div>
          <div className={styles.picture} />
          <Stack gap="2">
            <Skeleton size="reading" />
            <Skeleton size="reading" />
            <Skeleton size="reading" width="most" />
            <Skeleton size="reading" width="half" />
          </Stack>
        </div>
        <div className={styles.company}>
          <Skeleton size="title" width="half" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      </div>
    </div>
  );
}

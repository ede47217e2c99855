import { Skeleton } from '@fs/ui';
import type { ReactNode } from 'react';
import * as styles from './FigureStrip.css.ts';

export interface Figure {
  name: string;
  value: ReactNode;
  /** Whether the value usually takes two lines on a phone. @default false */
  isLong?: boolean;
}

/** The figures of a result above its rows. While they load, it has the same height. */
export function FigureStrip({ figures, isLoading = false }: { figures: readonly Figure[]; isLoading?: boolean }) {
  return (
    <dl className={styles.strip}>
      {figures.map(({ name, value, isLong = false }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={isLong ? `${styles.value} ${styles.long}` : styles.value}>
            {isLoading ? <Skeleton size="reading" width="half" /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

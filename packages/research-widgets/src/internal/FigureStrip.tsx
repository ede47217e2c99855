import { Skeleton } from '@fs/ui';
import type { ReactNode } from 'react';
import * as styles from './FigureStrip.css.ts';

export interface Figure {
  name: string;
  value: ReactNode;
}

/** The figures of a result above its rows. While they load, it has the same height. */
export function FigureStrip({ figures, isLoading = false }: { figures: readonly Figure[]; isLoading?: boolean }) {
  return (
    <dl className={styles.strip}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{isLoading ? <Skeleton size="reading" width="half" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

'use client';
import type { ReactNode } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { StatTileDirection, StatTileTone } from './StatTile.css.ts';
import * as styles from './StatTile.css.ts';
import { statTileMessages } from './StatTile.messages.ts';

export type { StatTileDirection, StatTileTone } from './StatTile.css.ts';

export interface StatTileChange {
  /** Whether the value went up, went down, or stayed the same. */
  direction: StatTileDirection;
  /** Whether the change is good. @default 'neutral' */
  tone?: StatTileTone;
  /** The amount and the period, such as "12% this month". */
  words: string;
}

export interface StatTileProps extends SharedProps<HTMLDListElement> {
  /** What is counted. */
  label: string;
  /** The value, as a NumberText. */
  value: ReactNode;
  /** How the value changed. */
  change?: StatTileChange;
  /** Whether the value is loading. Shows a skeleton of the same size. @default false */
  isLoading?: boolean;
}

const arrows = {
  up: 'M8 13V3.5M4 7.25 8 3.25l4 4',
  down: 'M8 3v9.5M4 8.75l4 4 4-4',
  same: 'M3 8h9.5M8.75 4l4 4-4 4',
} satisfies Record<StatTileDirection, string>;

/** A key figure with its name. Place several in a Grid. */
export function StatTile({ label, value, change, isLoading = false, ...shared }: StatTileProps) {
  const messages = useTexts(statTileMessages);
  return (
    <dl aria-busy={isLoading || undefined} {...rootProps(shared, styles.tile)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {isLoading ? (
          <>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            <Skeleton size="headline" width="half" />
          </>
        ) : (
          value
        )}
      </dd>
      {change && !isLoading && (
        <dd className={styles.change({ tone: change.tone ?? 'neutral' })}>
          <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.arrow({ direction: change.direction })}>
            <path d={arrows[change.direction]} />
          </svg>
          <span className={styles.words}>
            <VisuallyHidden>{messages[change.direction]}</VisuallyHidden>
            {change.words}
          </span>
        </dd>
      )}
      {change && isLoading && (
        <dd className={styles.change({ tone: 'neutral' })}>
          <Skeleton size="small" width="most" />
        </dd>
      )}
    </dl>
  );
}

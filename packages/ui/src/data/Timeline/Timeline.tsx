import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineItem {
  /** Unique in its timeline. */
  id: string;
  /** The time, as a DateText or a year. */
  when: ReactNode;
  /** What happened, in a few words. */
  title: ReactNode;
  /** Details. */
  content?: ReactNode;
}

export interface TimelineProps extends SharedProps<HTMLOListElement> {
  /** The events, in reading order. */
  items: readonly TimelineItem[];
}

/** A list of events in chronological order. */
export function Timeline({ items, ...shared }: TimelineProps) {
  return (
    <ol {...rootProps(shared, styles.timeline)}>
      {items.map(({ id, when, title, content }) => (
        <li key={id} className={styles.item}>
          <div className={styles.when}>{when}</div>
          <div className={styles.title}>{title}</div>
          {content !== undefined && <div className={styles.content}>{content}</div>}
        </li>
      ))}
    </ol>
  );
}

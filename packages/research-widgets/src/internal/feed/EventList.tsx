'use client';
import type { FeedItem } from '@fs/api-contract';
import type { ReactNode } from 'react';
import * as lined from '../linedRows.css.ts';
import * as styles from './EventRow.css.ts';
import { EventRow, type EventRowProps } from './EventRow.tsx';
import { keyOf } from './eventKey.ts';

interface EventListProps extends Omit<EventRowProps, 'item' | 'actions'> {
  label: string;
  items: readonly FeedItem[];
  /** Buttons of one event. */
  actionsOf?: (item: FeedItem) => ReactNode;
}

/** Events in the given order. Each can be focused from code. */
export function EventList({ label, items, isNew, actionsOf, ...row }: EventListProps) {
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={label} className={lined.list}>
      {items.map((item) => (
        <li
          key={keyOf(item)}
          data-event={keyOf(item)}
          data-new={isNew || undefined}
          tabIndex={-1}
          className={styles.row}
        >
          <EventRow {...row} item={item} isNew={isNew} actions={actionsOf?.(item)} />
        </li>
      ))}
    </ul>
  );
}

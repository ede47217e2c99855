'use client';
import { useMessages } from '@fs/ui';
import { feedEventMessages } from './feedEvent.messages.ts';
import * as styles from './SeenDivider.css.ts';
import { useSince } from './useSince.ts';

/** Separates news from what the user has seen. */
export function SeenDivider({ since, now }: { since: string; now: Date }) {
  const messages = useMessages(feedEventMessages);
  const names = useSince(now);
  return <div className={styles.divider}>{messages.seenBefore({ when: names.moment(since) })}</div>;
}

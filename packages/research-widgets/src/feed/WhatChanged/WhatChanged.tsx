'use client';
import type { FeedItem } from '@fs/api-contract';
import {
  Button,
  EmptyState,
  Link,
  type Loadable,
  Stack,
  useFocusAfterRemoval,
  useMessages,
  useShortcuts,
} from '@fs/ui';
import { EventList } from '../../internal/feed/EventList.tsx';
import type { EventLinks } from '../../internal/feed/EventRow.tsx';
import { FollowLists, type FollowListsProps } from '../../internal/feed/FollowLists.tsx';
import { SeenDivider } from '../../internal/feed/SeenDivider.tsx';
import { mapLoadable } from '../../internal/mapLoadable.ts';
import { ProfileSection } from '../../internal/ProfileSection.tsx';
import { DealRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import { changesShown, selectChanges } from './selectChanges.ts';
import { whatChangedMessages } from './WhatChanged.messages.ts';

export interface WhatChangedProps extends EventLinks {
  /** The latest rounds and the latest other events of followed lists, in any order. */
  items: Loadable<readonly FeedItem[]>;
  /** The user's last visit, ISO 8601. Null if unknown. */
  since: string | null;
  /** Number of events since then. The feed has those that don’t fit. Default: unknown */
  newCount?: number | undefined;
  /** Set if the user follows nothing: lists to follow. */
  follow?: FollowListsProps | undefined;
  /** URL of the feed. */
  feedHref: string;
  /** URL of the page of all watchlists. */
  listsHref: string;
  /** The current time. Default: the time of the render. */
  now?: Date;
  /** Called when the user marks the news as seen, by the button or `M`. Offer to undo. */
  onMarkSeen: () => void;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** What happened on the user's lists: news first, rounds before everything else, then what the user has seen. */
export function WhatChanged({
  items,
  since,
  newCount = 0,
  follow,
  feedHref,
  listsHref,
  now = new Date(),
  onMarkSeen,
  onRetry,
  ...links
}: WhatChangedProps) {
  const messages = useMessages(whatChangedMessages);
  const changes = mapLoadable(items, (all) => selectChanges(all, since));
  const hasNews = changes.state === 'ready' && changes.value.fresh.length > 0;
  // The button that marks the news as seen is gone once they are.
  const panel = useFocusAfterRemoval();
  useShortcuts(hasNews ? [{ keys: 'm', label: messages.markSeen, group: messages.title, onPress: onMarkSeen }] : []);
  if (follow) {
    return (
      <ProfileSection title={messages.title} of={{ state: 'ready', value: null }} isEmpty={() => false} empty="">
        {() => <FollowLists {...follow} />}
      </ProfileSection>
    );
  }
  return (
    <div ref={panel} tabIndex={-1}>
      <ProfileSection
        title={messages.title}
        of={changes}
        isEmpty={() => false}
        empty={messages.empty}
        onRetry={onRetry}
        skeleton={<DealRowsSkeleton count={changesShown} />}
        actions={
          hasNews && (
            <Button tone="quiet" size="small" aria-keyshortcuts="M" onPress={onMarkSeen}>
              {messages.markSeen}
            </Button>
          )
        }
      >
        {({ fresh, seen }) => {
          const moreCount = fresh.length > 0 ? Math.max(0, newCount - fresh.length) : 0;
          return fresh.length + seen.length === 0 ? (
            <EmptyState message={messages.empty} action={<Link href={listsHref}>{messages.toLists}</Link>} />
          ) : (
            <Stack gap="0">
              {fresh.length > 0 && <EventList {...links} label={messages.fresh} items={fresh} isNew now={now} />}
              {/* Where no row follows, it would say that the user has seen what the feed still has. */}
              {fresh.length > 0 && seen.length > 0 && since !== null && <SeenDivider since={since} now={now} />}
              {seen.length > 0 && <EventList {...links} label={messages.seen} items={seen} isNew={false} now={now} />}
              <div>
                <Link href={feedHref}>{moreCount > 0 ? messages.moreInFeed({ count: moreCount }) : messages.feed}</Link>
              </div>
            </Stack>
          );
        }}
      </ProfileSection>
    </div>
  );
}

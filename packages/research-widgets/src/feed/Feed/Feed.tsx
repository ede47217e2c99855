'use client';
import type { FeedItem } from '@fs/api-contract';
import {
  Button,
  DateText,
  EmptyState,
  Heading,
  IconButton,
  Inline,
  Link,
  type Loadable,
  LoadableView,
  Notice,
  Stack,
  Text,
  useFocusAfterRemoval,
  useFormats,
  useMessages,
  useTimeZone,
} from '@fs/ui';
import { Fragment } from 'react';
import { EventList } from '../../internal/feed/EventList.tsx';
import type { EventLinks } from '../../internal/feed/EventRow.tsx';
import { FollowLists, type FollowListsProps } from '../../internal/feed/FollowLists.tsx';
import { SeenDivider } from '../../internal/feed/SeenDivider.tsx';
import { PlusIcon } from '../../internal/icons/PlusIcon.tsx';
import { DealRowsSkeleton } from '../../internal/sectionSkeletons.tsx';
import * as styles from './Feed.css.ts';
import { feedMessages } from './Feed.messages.ts';
import { FeedFilters, type FeedFiltersProps } from './FeedFilters.tsx';
import { feedDays } from './feedDays.ts';
import { useEventKeys } from './useEventKeys.ts';

export interface FeedProps extends EventLinks, Pick<FeedFiltersProps, 'filter' | 'lists'> {
  /** The events of the loaded pages, the latest arrivals first. */
  items: Loadable<readonly FeedItem[]>;
  onFilterChange: FeedFiltersProps['onChange'];
  /** The user's last visit, ISO 8601. Null if unknown. */
  since: string | null;
  /** Set if the user follows nothing: lists to follow. */
  follow?: FollowListsProps | undefined;
  /** Number of events that arrived since the feed was loaded. @default 0 */
  newerCount?: number;
  /** Called when the user wants to see them. */
  onShowNewer: () => void;
  /** Called when the user wants the next page. Without it, the feed has ended. */
  onMore?: (() => void) | undefined;
  /** Whether the next page is being loaded. @default false */
  isLoadingMore?: boolean;
  /** Called when the user marks the news as seen. Offer to undo. */
  onMarkSeen: () => void;
  /** Called when the user adds the event's company to a list. Articles about no company don't offer it. */
  onAddToList: (item: FeedItem) => void;
  /** URL of the page of all watchlists. */
  listsHref: string;
  /** The current time. Default: the time of the render. */
  now?: Date;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Number of rows of the skeleton. */
const usual = 8;

/** Events of what the user follows by day, the latest arrivals first. */
export function Feed({ filter, lists, onFilterChange, follow, newerCount = 0, onShowNewer, ...feed }: FeedProps) {
  const messages = useMessages(feedMessages);
  const isFiltered = filter.listId !== null || filter.kinds.length > 0 || filter.minAmount !== null;
  if (follow && filter.listId === null) {
    return (
      <Stack gap="6">
        <Heading level={1}>{messages.title}</Heading>
        <FollowLists {...follow} />
      </Stack>
    );
  }
  const nothing = isFiltered ? (
    <EmptyState
      message={messages.noMatch}
      action={
        <Button onPress={() => onFilterChange({ listId: null, kinds: [], minAmount: null })}>{messages.clear}</Button>
      }
    />
  ) : (
    <EmptyState message={messages.empty} action={<Link href={feed.listsHref}>{messages.toLists}</Link>} />
  );
  return (
    <Stack gap="6">
      <Heading level={1}>{messages.title}</Heading>
      <Stack gap="3">
        <FeedFilters filter={filter} onChange={onFilterChange} lists={lists} />
        {newerCount > 0 && (
          <Notice tone="info">
            {messages.newer({ count: newerCount })}{' '}
            <Button size="small" onPress={onShowNewer}>
              {messages.showNewer}
            </Button>
          </Notice>
        )}
      </Stack>
      <LoadableView of={feed.items} onRetry={feed.onRetry} skeleton={<DealRowsSkeleton count={usual} />}>
        {(items) => (items.length > 0 ? <Events {...feed} items={items} /> : nothing)}
      </LoadableView>
    </Stack>
  );
}

type EventsProps = Omit<FeedProps, 'filter' | 'lists' | 'onFilterChange' | 'follow' | 'onShowNewer' | 'items'> & {
  items: readonly FeedItem[];
};

function Events({
  items,
  since,
  now = new Date(),
  onMarkSeen,
  onMore,
  isLoadingMore,
  onAddToList,
  ...links
}: EventsProps) {
  const messages = useMessages(feedMessages);
  const formats = useFormats();
  const parts = feedDays(items, since, useTimeZone());
  const container = useEventKeys({ items, onAddToList, onMarkSeen: parts[0]?.isNew ? onMarkSeen : undefined });
  // The button that marks the news as seen is gone once they are.
  const panel = useFocusAfterRemoval();
  const divided = parts.findIndex(({ isNew }) => !isNew);
  return (
    <div ref={panel} tabIndex={-1}>
      <Stack ref={container} gap="4">
        <Inline justify="between">
          <div className={styles.keys}>
            <Text size="small" tone="muted">
              {messages.keys}
            </Text>
          </div>
          {parts[0]?.isNew && (
            <Button tone="quiet" size="small" aria-keyshortcuts="M" onPress={onMarkSeen}>
              {messages.markSeen}
            </Button>
          )}
        </Inline>
        {parts.map(({ day, isNew, items: ofPart }, index) => (
          <Fragment key={`${day} ${isNew}`}>
            {since !== null && index > 0 && index === divided && <SeenDivider since={since} now={now} />}
            <Stack gap="0">
              {parts[index - 1]?.day !== day && (
                <Heading level={2} size="label">
                  <DateText value={day} now={now} />
                </Heading>
              )}
              <EventList
                {...links}
                label={formats.fullDay(day)}
                items={ofPart}
                isNew={isNew}
                now={now}
                isUnderDay
                actionsOf={(item) =>
                  item.organization && (
                    <IconButton
                      label={messages.add({ name: item.organization.name })}
                      size="small"
                      onPress={() => onAddToList(item)}
                    >
                      <PlusIcon />
                    </IconButton>
                  )
                }
              />
            </Stack>
          </Fragment>
        ))}
        {onMore ? (
          <div>
            <Button isPending={isLoadingMore} onPress={onMore}>
              {messages.more}
            </Button>
          </div>
        ) : (
          <Text size="small" tone="muted">
            {messages.end}
          </Text>
        )}
      </Stack>
    </div>
  );
}

'use client';
import type { Notice } from '@fs/api-contract';
import {
  Badge,
  Button,
  DateText,
  EmptyState,
  Heading,
  IconButton,
  Inline,
  Link,
  List,
  type Loadable,
  LoadableView,
  Popover,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { MessagesIcon } from '../../internal/icons/MessagesIcon.tsx';
import { withoutMarks } from '../../messaging/messageMarks.ts';
import * as styles from './MessagesPopover.css.ts';
import { messagesPopoverMessages } from './MessagesPopover.messages.ts';
import { NoticeItems } from './NoticeItems.tsx';

/** One of the user's channels. */
export interface MessageChannel {
  id: string;
  name: string;
  isUnread: boolean;
  /** Newest message. `sentAt` is ISO 8601. */
  latest?: { text: string; sentAt: string };
}

/** Notices of the service, such as a failed payment. */
export interface HeaderNotices {
  /** Loaded notices, newest first. */
  list: Loadable<readonly Notice[]>;
  /** Unread notices, including those that are not loaded. */
  unread: number;
  /** URL of what the notice is about. Without it the notice is plain text. */
  hrefOf: (notice: Notice) => string | undefined;
  /** Called when the user follows a notice. */
  onOpen: (notice: Notice) => void;
  /** Called when the user marks all as read, with the newest one shown. */
  onReadAll: (newest: Notice) => void;
  /** Called when the user wants older ones. Default: there are none. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

export interface MessagesPopoverProps {
  /** Default: no notices. */
  notices?: HeaderNotices;
  /** Default: no channels. */
  channels?: Loadable<readonly MessageChannel[]>;
  /** URL of a channel's messages. Without it the name is plain text. */
  hrefOf?: (channel: MessageChannel) => string | undefined;
  /** Called when the user opens a channel that has no URL. */
  onOpenChannel?: (channel: MessageChannel) => void;
  /** Called when the user retries loading the channels after a failure. */
  onRetry?: () => void;
  /**
   * Current time, for relative days.
   * @default time of rendering
   */
  now?: Date;
}

const nowhere = () => undefined;

/** Messages popover of the header: notices, then the user's channels with their newest messages. */
export function MessagesPopover({
  notices,
  channels,
  hrefOf = nowhere,
  onOpenChannel,
  onRetry,
  now,
}: MessagesPopoverProps) {
  const messages = useMessages(messagesPopoverMessages);
  const [isOpen, setOpen] = useState(false);
  const unreadChannels = loadedOf(channels).filter(({ isUnread }) => isUnread).length;
  const unread = (notices?.unread ?? 0) + unreadChannels;
  // An empty part says nothing beside the other one.
  const isEmpty = [notices?.list, channels].every((part) => part === undefined || isEmptyList(part));
  return (
    <Popover
      label={messages.title}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton label={messages.open({ unread })}>
          <span className={styles.icon}>
            <MessagesIcon />
            {unread > 0 && <span className={styles.dot} />}
          </span>
        </IconButton>
      }
    >
      <div className={styles.content}>
        <Stack gap="4">
          <Heading level={2} size="label">
            {messages.title}
          </Heading>
          {isEmpty && <EmptyState message={messages.nothing} />}
          {notices && !isEmptyList(notices.list) && (
            <LoadableView of={notices.list} skeleton={<Skeleton size="reading" />} onRetry={notices.onRetry}>
              {(known) => (
                <NoticeItems
                  notices={known}
                  hrefOf={notices.hrefOf}
                  onOpen={(notice) => {
                    setOpen(false);
                    notices.onOpen(notice);
                  }}
                  onReadAll={notices.onReadAll}
                  onMore={notices.onMore}
                  isLoadingMore={notices.isLoadingMore ?? false}
                  now={now}
                />
              )}
            </LoadableView>
          )}
          {channels && !isEmptyList(channels) && (
            <LoadableView of={channels} skeleton={<Skeleton size="reading" />} onRetry={onRetry}>
              {(known) => (
                <List
                  look="plain"
                  items={known.map((channel) => ({
                    id: channel.id,
                    content: (
                      <Channel
                        channel={channel}
                        href={hrefOf(channel)}
                        now={now}
                        onOpen={
                          onOpenChannel &&
                          (() => {
                            setOpen(false);
                            onOpenChannel(channel);
                          })
                        }
                      />
                    ),
                  }))}
                />
              )}
            </LoadableView>
          )}
        </Stack>
      </div>
    </Popover>
  );
}

const loadedOf = <Item,>(part: Loadable<readonly Item[]> | undefined): readonly Item[] =>
  part !== undefined && 'value' in part ? part.value : [];

const isEmptyList = (part: Loadable<readonly unknown[]>): boolean => part.state === 'ready' && part.value.length === 0;

interface ChannelProps {
  channel: MessageChannel;
  href: string | undefined;
  now: Date | undefined;
  onOpen: (() => void) | undefined;
}

function Channel({ channel: { name, isUnread, latest }, href, now, onOpen }: ChannelProps) {
  const messages = useMessages(messagesPopoverMessages);
  return (
    <Stack gap="1">
      <Inline gap="2">
        {href === undefined ? <ChannelName name={name} onOpen={onOpen} /> : <Link href={href}>{name}</Link>}
        {isUnread && <Badge tone="accent">{messages.unread}</Badge>}
        {latest && (
          <Text size="small" tone="muted">
            <DateText value={latest.sentAt} {...(now && { now })} />
          </Text>
        )}
      </Inline>
      <Text size="small" tone="muted">
        {latest ? <bdi>{withoutMarks(latest.text)}</bdi> : messages.noMessage}
      </Text>
    </Stack>
  );
}

function ChannelName({ name, onOpen }: { name: string; onOpen: (() => void) | undefined }) {
  if (!onOpen) return <Text weight="semibold">{name}</Text>;
  return (
    <Button size="small" onPress={onOpen}>
      {name}
    </Button>
  );
}

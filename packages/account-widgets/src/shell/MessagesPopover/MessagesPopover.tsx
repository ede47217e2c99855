'use client';
import {
  Badge,
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
import { MessagesIcon } from '../../internal/icons/MessagesIcon.tsx';
import * as styles from './MessagesPopover.css.ts';
import { messagesPopoverMessages } from './MessagesPopover.messages.ts';

/** One of the user's channels. */
export interface MessageChannel {
  id: string;
  name: string;
  isUnread: boolean;
  /** Newest message. `sentAt` is ISO 8601. */
  latest?: { text: string; sentAt: string };
}

export interface MessagesPopoverProps {
  channels: Loadable<readonly MessageChannel[]>;
  /** URL of a channel's messages. Without it the name is plain text. */
  hrefOf: (channel: MessageChannel) => string | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /**
   * Current time, for relative days.
   * @default time of rendering
   */
  now?: Date;
}

/** Messages popover of the header: the user's channels with unread counts and newest messages. */
export function MessagesPopover({ channels, hrefOf, onRetry, now }: MessagesPopoverProps) {
  const messages = useMessages(messagesPopoverMessages);
  const unread = 'value' in channels ? channels.value.filter(({ isUnread }) => isUnread).length : 0;
  return (
    <Popover
      label={messages.title}
      placement="bottom end"
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
          <LoadableView of={channels} skeleton={<Skeleton size="reading" />} onRetry={onRetry}>
            {(known) =>
              known.length === 0 ? (
                <EmptyState message={messages.nothing} />
              ) : (
                <List
                  look="plain"
                  items={known.map((channel) => ({
                    id: channel.id,
                    content: <Channel channel={channel} href={hrefOf(channel)} now={now} />,
                  }))}
                />
              )
            }
          </LoadableView>
        </Stack>
      </div>
    </Popover>
  );
}

interface ChannelProps {
  channel: MessageChannel;
  href: string | undefined;
  now: Date | undefined;
}

function Channel({ channel: { name, isUnread, latest }, href, now }: ChannelProps) {
  const messages = useMessages(messagesPopoverMessages);
  return (
    <Stack gap="1">
      <Inline gap="2">
        {href === undefined ? <Text weight="semibold">{name}</Text> : <Link href={href}>{name}</Link>}
        {isUnread && <Badge tone="accent">{messages.unread}</Badge>}
        {latest && (
          <Text size="small" tone="muted">
            <DateText value={latest.sentAt} {...(now && { now })} />
          </Text>
        )}
      </Inline>
      <Text size="small" tone="muted">
        {latest?.text ?? messages.noMessage}
      </Text>
    </Stack>
  );
}

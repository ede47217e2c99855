'use client';
import type { Channel } from '@fs/api-contract';
import {
  Badge,
  Button,
  DateText,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Link,
  List,
  type Loadable,
  LoadableView,
  SearchField,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import * as styles from './ChannelList.css.ts';
import { channelListMessages } from './ChannelList.messages.ts';

export interface ChannelListProps {
  /** The user’s channels, the latest message first. */
  channels: Loadable<readonly Channel[]>;
  /** Id of the open channel. */
  openId?: string | undefined;
  /** URL of a channel. */
  hrefOf: (channel: Channel) => string;
  /** Called when the user wants to create a channel. Without it, there is no such button. */
  onCreate?: (() => void) | undefined;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /**
   * Current time, for relative days.
   * @default time of rendering
   */
  now?: Date;
}

/** The sidebar of messaging: the user’s channels with search, unread counts and last words. */
export function ChannelList({ channels, openId, hrefOf, onCreate, onRetry, now }: ChannelListProps) {
  const messages = useMessages(channelListMessages);
  const [text, setText] = useState('');
  return (
    <Stack gap="4">
      <Inline gap="2">
        <Heading level={2} size="label">
          {messages.title}
        </Heading>
        {onCreate && <Button onPress={onCreate}>{messages.create}</Button>}
      </Inline>
      <SearchField
        label={messages.search}
        isLabelHidden
        placeholder={messages.search}
        value={text}
        onChange={setText}
      />
      {channels.state === 'failed' ? (
        <ErrorState message={messages.failed} {...(onRetry && { onRetry })} />
      ) : (
        <LoadableView of={channels} skeleton={<Skeleton size="reading" />}>
          {(known) => <Found known={known} text={text} openId={openId} hrefOf={hrefOf} now={now} />}
        </LoadableView>
      )}
    </Stack>
  );
}

interface FoundProps extends Pick<ChannelListProps, 'openId' | 'hrefOf' | 'now'> {
  known: readonly Channel[];
  text: string;
}

function Found({ known, text, openId, hrefOf, now }: FoundProps) {
  const messages = useMessages(channelListMessages);
  const wanted = text.trim().toLowerCase();
  const found = known.filter(({ display_name }) => display_name.toLowerCase().includes(wanted));
  if (known.length === 0) return <EmptyState message={messages.nothing} />;
  if (found.length === 0) return <EmptyState message={messages.noMatch({ text: text.trim() })} />;
  const items = found.map((channel) => ({
    id: channel.id,
    content: (
      <div className={styles.channel}>
        <Inline gap="2">
          <Link href={hrefOf(channel)} isCurrent={channel.id === openId}>
            {channel.display_name}
          </Link>
          {channel.unread > 0 && <Badge tone="accent">{messages.unread({ count: channel.unread })}</Badge>}
        </Inline>
        <Text size="small" tone="muted" className={styles.words}>
          {channel.latest ? (
            <>
              <DateText value={channel.latest.timestamp} {...(now && { now })} />{' '}
              {channel.latest.content || (channel.latest.embeds[0]?.file_name ?? messages.file)}
            </>
          ) : (
            messages.noMessage
          )}
        </Text>
      </div>
    ),
  }));
  return <List items={items} />;
}

'use client';
import type { Channel } from '@fs/api-contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  type Loadable,
  LoadableView,
  SearchField,
  Skeleton,
  Stack,
  useMessages,
  useVirtualList,
} from '@fs/ui';
import { useMemo, useState } from 'react';
import * as styles from './ChannelList.css.ts';
import { channelListMessages } from './ChannelList.messages.ts';
import { ChannelRow } from './ChannelRow.tsx';

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
  const found = useMemo(
    () => known.filter(({ display_name }) => display_name.toLowerCase().includes(wanted)),
    [known, wanted],
  );
  const keys = useMemo(() => found.map(({ id }) => id), [found]);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { blockSize, list, visible } = useVirtualList({ keys, scroller, anchor: 'start' });
  if (known.length === 0) return <EmptyState message={messages.nothing} />;
  if (found.length === 0) return <EmptyState message={messages.noMatch({ text: text.trim() })} />;
  return (
    <div ref={setScroller} className={styles.scroll}>
      {/* Safari drops the list role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" className={styles.list} style={{ blockSize }} {...list}>
        {visible.map(({ index, row }) => {
          const channel = found[index];
          if (!channel) return null;
          return (
            <li key={channel.id} {...row} className={styles.item} aria-posinset={index + 1} aria-setsize={found.length}>
              <ChannelRow channel={channel} isOpen={channel.id === openId} href={hrefOf(channel)} now={now} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

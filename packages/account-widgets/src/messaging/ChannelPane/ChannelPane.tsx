'use client';
import {
  Button,
  ErrorState,
  type Loadable,
  LoadableView,
  Notice,
  Skeleton,
  Stack,
  useFocusAfterRemoval,
  useMessages,
} from '@fs/ui';
import { useCallback, useEffect, useState } from 'react';
import { ChannelHead, type ChannelHeadProps } from './ChannelHead.tsx';
import * as styles from './ChannelPane.css.ts';
import { channelPaneMessages } from './ChannelPane.messages.ts';
import { MessageEditor, type MessageEditorProps } from './MessageEditor.tsx';
import { MessageLog } from './MessageLog.tsx';
import type { Conversation, MessageLogProps } from './MessageLogProps.ts';

export interface ChannelPaneProps extends MessageEditorProps, Omit<MessageLogProps, 'conversation'>, ChannelHeadProps {
  conversation: Loadable<Conversation>;
  connection?: 'live' | 'reconnecting' | 'offline';
  /** Called when the newest message is in view. */
  onSeen: () => void;
  onRetry?: () => void;
}

/** Pixels from the end within which the newest message is in view. */
const nearEnd = 40;

const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => scrollHeight - scrollTop - clientHeight;

/** What the log takes: without the draft, so that typing does not render it. */
const logProps = ({
  userId,
  unsent,
  onLoadOlder,
  onDeleteMessage,
  onDownload,
  onRetryMessage,
  onDiscardMessage,
}: Omit<MessageLogProps, 'conversation'>) => ({
  userId,
  unsent,
  onLoadOlder,
  onDeleteMessage,
  onDownload,
  onRetryMessage,
  onDiscardMessage,
});

/** What the head takes. */
const headProps = ({
  isNameHidden,
  memberCount,
  onMembers,
  onLeave,
  onDeleteChannel,
}: Omit<ChannelHeadProps, 'channel'>) => ({
  isNameHidden,
  memberCount,
  onMembers,
  onLeave,
  onDeleteChannel,
});

/** A channel: its messages by day, and the editor. */
export function ChannelPane({ channel, conversation, connection = 'live', ...pane }: ChannelPaneProps) {
  const messages = useMessages(channelPaneMessages);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // A deleted message takes its button along.
  const focusable = useFocusAfterRemoval<HTMLElement>();
  const attach = useCallback(
    (element: HTMLElement | null) => {
      focusable.current = element;
      setScroller(element);
    },
    [focusable],
  );
  const [isAway, setAway] = useState(false);
  const newest = 'value' in conversation ? conversation.value.messages[0]?.id : undefined;
  const { onSeen } = pane;
  useEffect(() => {
    if (!isAway && newest !== undefined && document.visibilityState === 'visible') onSeen();
  }, [isAway, newest, onSeen]);
  return (
    <Stack gap="4">
      <ChannelHead channel={channel} {...headProps(pane)} />
      {connection !== 'live' && <Notice tone="info">{messages[connection]}</Notice>}
      <section
        ref={attach}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard.
        tabIndex={0}
        aria-label={messages.log({ name: channel.display_name })}
        className={styles.scroll}
        onScroll={({ currentTarget }) => setAway(fromEnd(currentTarget) > nearEnd)}
      >
        {conversation.state === 'failed' ? (
          <ErrorState message={messages.failed} {...(pane.onRetry && { onRetry: pane.onRetry })} />
        ) : (
          <LoadableView of={conversation} skeleton={<Skeleton size="reading" />}>
            {(known) => <MessageLog {...logProps(pane)} scroller={scroller} conversation={known} />}
          </LoadableView>
        )}
      </section>
      {isAway && (
        <Button onPress={() => scroller?.scrollTo({ top: scroller.scrollHeight })} size="small">
          {messages.newest}
        </Button>
      )}
      <MessageEditor key={channel.id} {...pane} />
    </Stack>
  );
}

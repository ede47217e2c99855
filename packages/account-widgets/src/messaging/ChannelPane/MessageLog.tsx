import type { ChatMessage, MessageEmbed } from '@fs/api-contract';
import {
  Button,
  Confirm,
  DateText,
  dayOf,
  EmptyState,
  Heading,
  Stack,
  Text,
  useMessages,
  useTimeZone,
  useVirtualLog,
} from '@fs/ui';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import * as styles from './ChannelPane.css.ts';
import { channelPaneMessages } from './ChannelPane.messages.ts';
import { Message, Unsent } from './Message.tsx';
import { useMessageNews } from './useMessageNews.ts';

/** What is loaded of a channel. */
export interface Conversation {
  /** The newest first. */
  messages: readonly ChatMessage[];
  hasMore: boolean;
  isLoadingOlder: boolean;
  /** Position up to which the user had read. */
  readPosition: number;
}

/** A message that is not sent yet. */
export interface UnsentMessage {
  /** Client id. */
  id: string;
  text: string;
  state: 'waiting' | 'sending' | 'failed';
}

export interface MessageLogProps {
  conversation: Conversation;
  /** `sub` of the user. */
  userId: string;
  unsent: readonly UnsentMessage[];
  onLoadOlder: () => void;
  onDeleteMessage: (message: ChatMessage) => void;
  onDownload: (message: ChatMessage, embed: MessageEmbed) => void;
  onRetryMessage: (id: string) => void;
  onDiscardMessage: (id: string) => void;
}

/** Pixels between messages, and those that the button above them takes. */
const gap = 16;
const buttonSpace = 56;

/** Messages by day, the newest at the end, and those that are not sent yet. Of a long log, the part in view is rendered. */
export const MessageLog = memo(function MessageLog({
  scroller,
  conversation,
  userId,
  unsent,
  onLoadOlder,
  onDeleteMessage,
  onDownload,
  onRetryMessage,
  onDiscardMessage,
}: MessageLogProps & { scroller: HTMLElement | null }) {
  const messages = useMessages(channelPaneMessages);
  const [deleting, setDeleting] = useState<ChatMessage | null>(null);
  useMessageNews({ conversation, unsent, userId });
  const { hasMore, readPosition } = conversation;
  const ordered = useMemo(() => conversation.messages.toReversed(), [conversation.messages]);
  const keys = useMemo(() => [...ordered, ...unsent].map(({ id }) => id), [ordered, unsent]);
  const above = hasMore ? buttonSpace : 0;
  const { blockSize, list, visible, scrollToEnd } = useVirtualLog({ keys, scroller, gap, above });
  const written = useRef(unsent.length);
  useEffect(() => {
    // Whoever writes wants to see it, wherever they were.
    if (unsent.length > written.current) scrollToEnd();
    written.current = unsent.length;
  }, [unsent.length, scrollToEnd]);
  const firstNew = useMemo(
    () =>
      readPosition > 0 ? ordered.find((each) => each.position > readPosition && each.owner !== userId) : undefined,
    [ordered, readPosition, userId],
  );
  if (keys.length === 0) return <EmptyState message={messages.nothing} />;
  return (
    <>
      {/* Silent, since scrolling adds rows: what happens is announced. */}
      <div role="log" aria-live="off" className={styles.rows} style={{ blockSize }} {...list}>
        {hasMore && (
          <div className={styles.older}>
            <Button onPress={onLoadOlder} isPending={conversation.isLoadingOlder}>
              {messages.older}
            </Button>
          </div>
        )}
        {visible.map(({ index, row }) => {
          const message = ordered[index];
          const waiting = unsent[index - ordered.length];
          return (
            <div key={keys[index]} {...row} className={styles.row}>
              {message && (
                <Stack gap="4">
                  <Before message={message} previous={ordered[index - 1]} isFirstNew={message === firstNew} />
                  <Message
                    message={message}
                    isOwn={message.owner === userId}
                    place={index + 1}
                    total={hasMore ? -1 : ordered.length}
                    onDelete={setDeleting}
                    onDownload={onDownload}
                  />
                </Stack>
              )}
              {waiting && <Unsent message={waiting} onRetry={onRetryMessage} onDiscard={onDiscardMessage} />}
            </div>
          );
        })}
      </div>
      <Confirm
        title={messages.deleteMessageTitle}
        confirmLabel={messages.delete}
        tone="critical"
        isOpen={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) onDeleteMessage(deleting);
          setDeleting(null);
        }}
      >
        {messages.deleteMessageText}
      </Confirm>
    </>
  );
});

interface BeforeProps {
  message: ChatMessage;
  previous: ChatMessage | undefined;
  isFirstNew: boolean;
}

/** What separates a message from the one before it: its day, and where new messages begin. */
function Before({ message, previous, isFirstNew }: BeforeProps) {
  const messages = useMessages(channelPaneMessages);
  const timeZone = useTimeZone();
  const isNewDay = !previous || dayOf(previous.timestamp, timeZone) !== dayOf(message.timestamp, timeZone);
  return (
    <>
      {isNewDay && (
        <Heading level={3} size="label">
          <DateText value={message.timestamp} />
        </Heading>
      )}
      {isFirstNew && (
        <Text size="small" className={styles.fresh}>
          {messages.fresh}
        </Text>
      )}
    </>
  );
}

import type { ChatMessage } from '@fs/api-contract';
import { Button, Confirm, EmptyState, Stack, Text, useMessages, useVirtualList } from '@fs/ui';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import * as styles from './ChannelPane.css.ts';
import { channelPaneMessages } from './ChannelPane.messages.ts';
import { Message, Unsent } from './Message.tsx';
import type { MessageLogProps } from './MessageLogProps.ts';
import { Separators } from './Separators.tsx';
import { useCopy } from './useCopy.ts';
import { useLargestBlockSize } from './useLargestBlockSize.ts';
import { useMessageNews } from './useMessageNews.ts';

/** Pixels between messages. */
const gap = 16;

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
  const [isPaged, setPaged] = useState(hasMore);
  if (hasMore && !isPaged) setPaged(true);
  const ordered = useMemo(() => conversation.messages.toReversed(), [conversation.messages]);
  const keys = useMemo(() => [...ordered, ...unsent].map(({ id }) => id), [ordered, unsent]);
  const head = useLargestBlockSize();
  const onCopy = useCopy(ordered);
  const before = head.blockSize;
  const { blockSize, list, visible, scrollToEnd } = useVirtualList({ keys, scroller, gap, before, anchor: 'end' });
  const written = useRef(unsent.length);
  useEffect(() => {
    // Whoever writes wants to see it, wherever they were.
    if (unsent.length > written.current) scrollToEnd();
    written.current = unsent.length;
  }, [unsent.length, scrollToEnd]);
  const hadMore = useRef(hasMore);
  useEffect(() => {
    // The button that loads older messages had the focus, and is gone.
    const isLost = hadMore.current && !hasMore && document.activeElement === document.body;
    hadMore.current = hasMore;
    if (isLost) scroller?.focus({ preventScroll: true });
  }, [hasMore, scroller]);
  const firstNew = useMemo(() => {
    // Where the first new message is not loaded, nothing marks it.
    if (readPosition === 0 || (hasMore && (ordered[0]?.position ?? 0) > readPosition)) return undefined;
    return ordered.find((each) => each.position > readPosition && each.owner !== userId);
  }, [ordered, readPosition, userId, hasMore]);
  if (keys.length === 0) return <EmptyState message={messages.nothing} />;
  const separators = (index: number) => (
    <Separators
      message={ordered[index]}
      previous={ordered[index - 1]}
      isFirstNew={ordered[index] !== undefined && ordered[index] === firstNew}
    />
  );
  return (
    <>
      {/* Silent, since scrolling adds rows: what happens is announced. */}
      <div role="log" aria-live="off" className={styles.rows} style={{ blockSize }} onCopy={onCopy} {...list}>
        {ordered.length > 0 && (
          <div ref={head.ref} className={styles.head}>
            {isPaged && (
              <div className={styles.older}>
                {hasMore ? (
                  <Button onPress={onLoadOlder} isPending={conversation.isLoadingOlder}>
                    {messages.older}
                  </Button>
                ) : (
                  <Text size="small" tone="muted">
                    {messages.oldest}
                  </Text>
                )}
              </div>
            )}
            {separators(0)}
          </div>
        )}
        {visible.map(({ index, row }) => {
          const message = ordered[index];
          const waiting = unsent[index - ordered.length];
          return (
            <div key={keys[index]} {...row} className={styles.row}>
              {message && (
                <Stack gap="4">
                  <Message
                    message={message}
                    isOwn={message.owner === userId}
                    place={index + 1}
                    total={hasMore ? -1 : ordered.length}
                    onDelete={setDeleting}
                    onDownload={onDownload}
                  />
                  {/* Of the next message: a row begins with its message, and keeps its place when older ones load. */}
                  {separators(index + 1)}
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

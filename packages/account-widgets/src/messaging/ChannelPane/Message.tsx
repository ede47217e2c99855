import type { ChatMessage } from '@fs/api-contract';
import { Button, FileSize, Inline, Text, useFormats, useMessages, useTimeZone } from '@fs/ui';
import { memo } from 'react';
import * as styles from './ChannelPane.css.ts';
import { channelPaneMessages } from './ChannelPane.messages.ts';
import { fileKindOf } from './fileKind.ts';
import type { MessageLogProps, UnsentMessage } from './MessageLogProps.ts';
import { MessageText } from './MessageText.tsx';

interface MessageProps extends Pick<MessageLogProps, 'onDownload'> {
  message: ChatMessage;
  isOwn: boolean;
  /** Its 1-based place among the messages, and their number, -1 if there are older ones. */
  place: number;
  total: number;
  onDelete: (message: ChatMessage) => void;
}

/** A message. Memoized, since every step of scrolling renders the log. */
export const Message = memo(function Message({ message, isOwn, place, total, onDelete, onDownload }: MessageProps) {
  const messages = useMessages(channelPaneMessages);
  const { clock } = useFormats();
  const timeZone = useTimeZone() ?? 'UTC';
  const time = clock(new Date(message.timestamp), timeZone) ?? message.timestamp;
  return (
    <article className={styles.message} aria-posinset={place} aria-setsize={total}>
      <Inline gap="2">
        <Text weight="semibold">{message.ownerName || messages.formerMember}</Text>
        <time dateTime={message.timestamp}>
          <Text size="small" tone="muted" element="span">
            {time}
          </Text>
        </time>
        {isOwn && (
          <Button size="small" onPress={() => onDelete(message)} aria-label={messages.deleteMessage({ time })}>
            {messages.delete}
          </Button>
        )}
      </Inline>
      <Text element="div" className={styles.content}>
        <MessageText text={message.content} />
      </Text>
      {message.embeds.map((embed) => (
        <Inline key={embed.url} gap="2">
          <Button size="small" onPress={() => onDownload(message, embed)}>
            {embed.file_name}
          </Button>
          <Text size="small" tone="muted">
            <bdi>{messages.fileKind({ kind: fileKindOf(embed.type) })}</bdi> <FileSize bytes={embed.size} />
          </Text>
        </Inline>
      ))}
    </article>
  );
});

interface UnsentProps {
  message: UnsentMessage;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
}

/** A message that is not sent yet. */
export function Unsent({ message: { id, text, state }, onRetry, onDiscard }: UnsentProps) {
  const messages = useMessages(channelPaneMessages);
  return (
    <div className={styles.message}>
      <Text element="div" className={styles.content} tone="muted">
        <MessageText text={text} />
      </Text>
      <Inline gap="2">
        <Text size="small" tone={state === 'failed' ? 'critical' : 'muted'}>
          {state === 'failed' ? messages.notSent : messages[state]}
        </Text>
        {state === 'failed' && (
          <Button size="small" onPress={() => onRetry(id)}>
            {messages.retry}
          </Button>
        )}
        {state !== 'sending' && (
          <Button size="small" onPress={() => onDiscard(id)}>
            {messages.discard}
          </Button>
        )}
      </Inline>
    </div>
  );
}

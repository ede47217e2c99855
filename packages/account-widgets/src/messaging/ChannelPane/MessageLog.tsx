import type { ChatMessage, MessageEmbed } from '@fs/api-contract';
import {
  Button,
  Confirm,
  DateText,
  dayOf,
  FileSize,
  Heading,
  Inline,
  Stack,
  Text,
  useFormats,
  useMessages,
  useTimeZone,
} from '@fs/ui';
import { useState } from 'react';
import * as styles from './ChannelPane.css.ts';
import { channelPaneMessages } from './ChannelPane.messages.ts';
import { MessageText } from './MessageText.tsx';

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

/** Messages by day, the newest at the end, and those that are not sent yet. */
export function MessageLog({
  conversation,
  unsent,
  onLoadOlder,
  onRetryMessage,
  onDiscardMessage,
  ...log
}: MessageLogProps) {
  const messages = useMessages(channelPaneMessages);
  const timeZone = useTimeZone();
  const ordered = conversation.messages.toReversed();
  const firstNew = ordered.find(
    ({ position, owner }) => position > conversation.readPosition && owner !== log.userId,
  )?.id;
  return (
    <Stack gap="4">
      {conversation.hasMore && (
        <Button onPress={onLoadOlder} isPending={conversation.isLoadingOlder}>
          {messages.older}
        </Button>
      )}
      <div role="log" aria-live="polite">
        <Stack gap="4">
          {ordered.map((message, index) => {
            const before = ordered[index - 1];
            const isNewDay = !before || dayOf(before.timestamp, timeZone) !== dayOf(message.timestamp, timeZone);
            return (
              <Stack key={message.id} gap="4">
                {isNewDay && (
                  <Heading level={3} size="label">
                    <DateText value={message.timestamp} />
                  </Heading>
                )}
                {message.id === firstNew && conversation.readPosition > 0 && (
                  <Text size="small" className={styles.fresh}>
                    {messages.fresh}
                  </Text>
                )}
                <Message message={message} {...log} />
              </Stack>
            );
          })}
          {unsent.map(({ id, text, state }) => (
            <div key={id} className={styles.message}>
              <Text element="div" className={styles.content} tone="muted">
                <MessageText text={text} />
              </Text>
              <Inline gap="2">
                <Text size="small" tone={state === 'failed' ? 'critical' : 'muted'}>
                  {state === 'failed' ? messages.notSent : messages[state]}
                </Text>
                {state === 'failed' && (
                  <Button size="small" onPress={() => onRetryMessage(id)}>
                    {messages.retry}
                  </Button>
                )}
                {state !== 'sending' && (
                  <Button size="small" onPress={() => onDiscardMessage(id)}>
                    {messages.discard}
                  </Button>
                )}
              </Inline>
            </div>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

type MessageProps = Pick<MessageLogProps, 'userId' | 'onDeleteMessage' | 'onDownload'> & { message: ChatMessage };

function Message({ message, userId, onDeleteMessage, onDownload }: MessageProps) {
  const messages = useMessages(channelPaneMessages);
  const { clock } = useFormats();
  const timeZone = useTimeZone() ?? 'UTC';
  const [isDeleting, setDeleting] = useState(false);
  const time = clock(new Date(message.timestamp), timeZone) ?? message.timestamp;
  return (
    <article className={styles.message}>
      <Inline gap="2">
        <Text weight="semibold">{message.ownerName || messages.formerMember}</Text>
        <time dateTime={message.timestamp}>
          <Text size="small" tone="muted" element="span">
            {time}
          </Text>
        </time>
        {message.owner === userId && (
          <Button size="small" onPress={() => setDeleting(true)} aria-label={messages.deleteMessage({ time })}>
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
            {embed.type} <FileSize bytes={embed.size} />
          </Text>
        </Inline>
      ))}
      <Confirm
        title={messages.deleteMessageTitle}
        confirmLabel={messages.delete}
        tone="critical"
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        onConfirm={() => {
          setDeleting(false);
          onDeleteMessage(message);
        }}
      >
        {messages.deleteMessageText}
      </Confirm>
    </article>
  );
}

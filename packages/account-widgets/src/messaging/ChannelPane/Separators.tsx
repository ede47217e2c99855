import type { ChatMessage } from '@fs/api-contract';
import { DateText, dayOf, Heading, Text, useMessages, useTimeZone } from '@fs/ui';
import * as styles from './ChannelPane.css.ts';
import { channelPaneMessages } from './ChannelPane.messages.ts';

interface SeparatorsProps {
  message: ChatMessage | undefined;
  previous: ChatMessage | undefined;
  isFirstNew: boolean;
}

/** What separates a message from the one before it: its day, and where new messages begin. */
export function Separators({ message, previous, isFirstNew }: SeparatorsProps) {
  const messages = useMessages(channelPaneMessages);
  const timeZone = useTimeZone();
  if (!message) return null;
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

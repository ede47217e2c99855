import { announce, useMessages } from '@fs/ui';
import { useEffect, useRef } from 'react';
import { channelPaneMessages } from './ChannelPane.messages.ts';
import type { MessageLogProps } from './MessageLogProps.ts';

/** More arrivals at once are counted and not read out, such as after a lost connection. */
const readOut = 3;

/** Announces what happens in the log to screen readers: arrivals, deletions, and what became of the user’s messages. */
export function useMessageNews({
  conversation,
  unsent,
  userId,
}: Pick<MessageLogProps, 'conversation' | 'unsent' | 'userId'>) {
  const messages = useMessages(channelPaneMessages);
  const known = useRef<{ newest: number; count: number; failed: readonly string[] }>(null);
  useEffect(() => {
    const before = known.current;
    const failed = unsent.filter(({ state }) => state === 'failed');
    known.current = {
      newest: Math.max(before?.newest ?? 0, conversation.messages[0]?.position ?? 0),
      count: conversation.messages.length,
      failed: failed.map(({ id }) => id),
    };
    // What was there when the channel opened is no news.
    if (!before) return;
    const end = conversation.messages.findIndex(({ position }) => position <= before.newest);
    const added = conversation.messages.slice(0, end < 0 ? conversation.messages.length : end).toReversed();
    const arrived = added.filter(({ owner }) => owner !== userId);
    if (arrived.length > readOut) announce(messages.arrived({ count: arrived.length }), 'polite');
    else {
      for (const { ownerName, content, embeds } of arrived) {
        const name = ownerName || messages.formerMember;
        announce(messages.said({ name, text: content || (embeds[0]?.file_name ?? '') }), 'polite');
      }
    }
    if (added.length > arrived.length) announce(messages.sent, 'polite');
    if (conversation.messages.length < before.count) announce(messages.deleted, 'polite');
    for (const { id, text } of failed) {
      if (!before.failed.includes(id)) announce(messages.failedText({ text }), 'polite');
    }
  }, [conversation.messages, unsent, userId, messages]);
}

import type { ChatMessage } from '@fs/api-contract';
import { selectedRows, useFormats, useMessages, useTimeZone } from '@fs/ui';
import type { ClipboardEvent } from 'react';
import { channelPaneMessages } from './ChannelPane.messages.ts';

/** Copies a selection over several messages, whether or not each is in the page: who wrote them, when and what. */
export function useCopy(ordered: readonly ChatMessage[]) {
  const messages = useMessages(channelPaneMessages);
  const { shortMoment } = useFormats();
  const timeZone = useTimeZone() ?? 'UTC';
  return (event: ClipboardEvent) => {
    const [first, last = -1] = selectedRows(event.currentTarget);
    const selected = first === undefined ? [] : ordered.slice(first, last + 1);
    if (selected.length === 0) return;
    const texts = selected.map(({ ownerName, timestamp, content, embeds }) =>
      messages.copied({
        name: ownerName || messages.formerMember,
        // With its date, since the days of the log are not copied.
        time: shortMoment(timestamp, timeZone),
        text: [content, ...embeds.map(({ file_name }) => file_name)].filter(Boolean).join('\n'),
      }),
    );
    event.clipboardData.setData('text/plain', texts.join('\n\n'));
    event.preventDefault();
  };
}

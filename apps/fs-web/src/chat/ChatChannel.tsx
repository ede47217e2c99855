import { ChannelPane } from '@fs/account-widgets';
import type { Channel, ChatMessage, MessageEmbed } from '@fs/api-contract';
import { type ChatSession, type ChatState, saveDownload } from '@fs/data-client';
import { failed, loading, ready, useMessages } from '@fs/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { appMessages } from '../App.messages.ts';
import { useServices } from '../services.tsx';
import { inputKeys } from '../session/forgetInput.ts';
import { withStorage } from './openChat.ts';
import { useAttachments } from './useAttachments.ts';

interface ChatChannelProps {
  chat: ChatSession;
  state: ChatState;
  channel: Channel;
  isNameHidden?: boolean;
  onMembers?: () => void;
  onLeave?: () => void;
  onDeleteChannel?: () => void;
}

/** One channel of the chat with its editor. Its draft outlives the page. */
export function ChatChannel({ chat, state, channel, ...actions }: ChatChannelProps) {
  const messages = useMessages(appMessages);
  const { client, toasts } = useServices();
  const { id } = channel;
  const draftKey = `${inputKeys.session}chat.draft.${id}`;
  const [draft, setDraft] = useState(() => withStorage((storage) => storage.getItem(draftKey)) ?? '');
  const attachments = useAttachments(chat, client, id);
  const { open } = state;
  useEffect(() => {
    void chat.select(id);
    return () => void chat.select(null);
  }, [chat, id]);
  const markSeen = useCallback(() => void chat.markSeen(), [chat]);

  function write(text: string) {
    setDraft(text);
    withStorage((storage) => storage.setItem(draftKey, text));
  }

  // Memoized, as all that the log takes: typing must not render it.
  const download = useCallback(
    async (message: ChatMessage, embed: MessageEmbed) => {
      const outcome = await client.chat.downloadAttachment(message, embed);
      if (outcome.ok) saveDownload(outcome.data, embed.file_name);
      else toasts.show({ message: outcome.error, tone: 'critical' });
    },
    [client, toasts],
  );

  const deleteMessage = useCallback(
    async (message: ChatMessage) => {
      if (!(await chat.deleteMessage(message))) toasts.show({ message: messages.messageNotDeleted, tone: 'critical' });
    },
    [chat, toasts, messages],
  );

  const { outbox } = state;
  const unsent = useMemo(() => toUnsent(outbox, id), [outbox, id]);
  const isShown = open?.id === id;
  const conversation = () => {
    if (!isShown || open.status === 'loading') return loading();
    return open.status === 'failed' ? failed(messages.somethingWentWrong) : ready(open);
  };
  const { connection } = state;
  return (
    <ChannelPane
      {...actions}
      channel={channel}
      conversation={conversation()}
      userId={state.user?.sub ?? ''}
      memberCount={isShown ? open.members.length : 0}
      connection={connection === 'connecting' ? 'live' : connection}
      unsent={unsent}
      onSeen={markSeen}
      onLoadOlder={chat.loadOlder}
      onDeleteMessage={deleteMessage}
      onDownload={download}
      onRetryMessage={chat.retry}
      onDiscardMessage={chat.discard}
      onRetry={() => void chat.select(id)}
      draft={draft}
      onDraftChange={write}
      files={attachments.files}
      onSelectFiles={attachments.select}
      onRemoveFile={attachments.remove}
      onRetryFile={attachments.retry}
      onSend={() => {
        chat.send(id, draft.trimEnd(), attachments.embeds, attachments.clientId);
        attachments.clear();
        write('');
      }}
    />
  );
}

function toUnsent(outbox: ChatState['outbox'], id: string) {
  return outbox
    .filter(({ channelId }) => channelId === id)
    .map(({ draft: { client_id, content, embeds = [] }, status }) => ({
      id: client_id,
      text: content || (embeds[0]?.file_name ?? ''),
      state: status,
    }));
}

import type { ChatSession, DataClient } from '@fs/data-client';
import type { FileFieldFile } from '@fs/ui';
import { useSyncExternalStore } from 'react';
import { createAttachments } from './createAttachments.ts';

/** By chat, and so by user, then by channel. */
const chats = new WeakMap<ChatSession, Map<string, ReturnType<typeof createAttachments>>>();

function attachmentsOf(chat: ChatSession, client: DataClient, channelId: string) {
  const channels = chats.get(chat) ?? new Map<string, ReturnType<typeof createAttachments>>();
  chats.set(chat, channels);
  const attachments = channels.get(channelId) ?? createAttachments(client, channelId);
  channels.set(channelId, attachments);
  return attachments;
}

/** The files of a channel’s unsent message. They are kept while another channel is open. */
export function useAttachments(chat: ChatSession, client: DataClient, channelId: string) {
  const { subscribe, state, ...actions } = attachmentsOf(chat, client, channelId);
  const { clientId, attachments } = useSyncExternalStore(subscribe, state);
  return {
    ...actions,
    clientId,
    files: attachments.map(
      ({ id, file, state: phase, progress, error }): FileFieldFile => ({
        id,
        name: file.name,
        size: file.size,
        state: phase,
        progress,
        ...(error !== undefined && { error }),
      }),
    ),
    embeds: attachments.flatMap(({ url, file }) => (url === undefined ? [] : [{ url, file_name: file.name }])),
  };
}

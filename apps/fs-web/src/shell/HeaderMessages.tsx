import { type MessageChannel, MessagesPopover } from '@fs/account-widgets';
import { limits } from '@fs/api-contract';
import { type Loadable, lazyOverlay, ready, useMessages } from '@fs/ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { appMessages } from '../App.messages.ts';
import { useReachable } from '../addresses/useReachable.ts';
import { toChannels, useChat, useChatState } from '../chat/useChat.ts';
import { useOpenChannel } from '../chat/useOpenChannel.ts';
import { markNoticesReadMutation, noticesQuery, refreshNotices } from '../queries/notices.ts';
import { toLoadable } from '../queries/toLoadable.ts';
import { useServices } from '../services.tsx';
import { onTabNews } from '../session/otherTabs.ts';

// Lazy-loaded with the log and the editor, because most visits don't open a channel from the header.
const ChannelDrawer = lazyOverlay(async () => (await import('./ChannelDrawer.tsx')).ChannelDrawer);

/** The header's messages: notices, and channels, which open in a drawer beside the page. */
export function HeaderMessages() {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const reachable = useReachable();
  const query = useInfiniteQuery(noticesQuery(client));
  const mark = useMutation(markNoticesReadMutation(client));
  const queries = useQueryClient();
  useEffect(() => onTabNews('notices-read', () => void refreshNotices(queries)), [queries]);
  const pages = query.data?.pages;
  const chat = useChat();
  const state = useChatState(chat);
  const [openId, setOpenId] = useState<string>();
  const { channel, leave } = useOpenChannel({ chat, state, id: openId, onGone: () => setOpenId(undefined) });
  return (
    <>
      <MessagesPopover
        channels={toMessageChannels(toChannels(state, messages.somethingWentWrong))}
        onOpenChannel={({ id }) => setOpenId(id)}
        onRetry={() => void chat?.start()}
        notices={{
          list: toLoadable({ ...query, data: pages?.flatMap(({ notices }) => notices) }),
          unread: pages?.[0]?.unread ?? 0,
          hrefOf: ({ path }) => (path === null ? undefined : reachable(path)),
          onOpen: ({ id, isRead }) => {
            if (!isRead) mark.mutate({ ids: [id] });
          },
          onReadAll: ({ createdAt }) => mark.mutate({ until: createdAt }),
          onMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
          isLoadingMore: query.isFetchingNextPage,
          onRetry: () => void query.refetch(),
        }}
      />
      <ChannelDrawer
        chat={chat}
        state={state}
        channel={channel}
        onLeave={() => void leave()}
        isOpen={channel !== undefined}
        onOpenChange={() => setOpenId(undefined)}
      />
    </>
  );
}

/** The latest channels, as the popover takes them. */
function toMessageChannels(channels: ReturnType<typeof toChannels>): Loadable<readonly MessageChannel[]> {
  if (channels.state !== 'ready') return channels;
  return ready(
    channels.value.slice(0, limits.latestMessages).map(({ id, display_name, unread, latest }) => ({
      id,
      name: display_name,
      isUnread: unread > 0,
      ...(latest && {
        latest: { text: latest.content || (latest.embeds[0]?.file_name ?? ''), sentAt: latest.timestamp },
      }),
    })),
  );
}

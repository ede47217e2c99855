import type { Channel } from '@fs/api-contract';
import type { ChatSession, ChatState } from '@fs/data-client';
import { useMessages } from '@fs/ui';
import { Drawer } from '@fs/ui/Drawer';
import { appMessages } from '../App.messages.ts';
import { ChatChannel } from '../chat/ChatChannel.tsx';

interface ChannelDrawerProps {
  chat: ChatSession | null;
  state: ChatState | null;
  /** Undefined while none is open. */
  channel: Channel | undefined;
  onLeave: () => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A channel beside the page. */
export function ChannelDrawer({ chat, state, channel, onLeave, ...open }: ChannelDrawerProps) {
  const messages = useMessages(appMessages);
  return (
    <Drawer title={channel?.display_name ?? messages.adminMessages} width="wide" {...open}>
      {chat && state && channel && (
        <ChatChannel key={channel.id} chat={chat} state={state} channel={channel} isNameHidden onLeave={onLeave} />
      )}
    </Drawer>
  );
}

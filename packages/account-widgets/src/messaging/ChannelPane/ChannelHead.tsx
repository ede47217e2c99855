import type { Channel } from '@fs/api-contract';
import { Button, Confirm, Heading, Inline, Menu, useMessages } from '@fs/ui';
import { useState } from 'react';
import { channelPaneMessages } from './ChannelPane.messages.ts';

export interface ChannelHeadProps {
  channel: Channel;
  /** Whether what surrounds the channel names it already, such as a Drawer. @default false */
  isNameHidden?: boolean | undefined;
  /** Number of members, for the question before deletion. */
  memberCount: number;
  /** Called when the user wants to see the members. Without it, there is no such button. */
  onMembers?: (() => void) | undefined;
  /** Called when the user confirmed that they leave the channel. Without it, that is not offered. */
  onLeave?: (() => void) | undefined;
  /** Called when the user confirmed that the channel be deleted. Offered where the channel allows it. */
  onDeleteChannel?: (() => void) | undefined;
}

/** The name of a channel, and what can be done with it as a whole. */
export function ChannelHead({
  channel,
  isNameHidden = false,
  memberCount,
  onMembers,
  onLeave,
  onDeleteChannel,
}: ChannelHeadProps) {
  const messages = useMessages(channelPaneMessages);
  const [asked, setAsked] = useState<'leave' | 'delete'>();
  const items = [
    ...(onLeave ? [{ id: 'leave', label: messages.leaveChannel } as const] : []),
    ...(onDeleteChannel && channel.canDelete
      ? [{ id: 'delete', label: messages.deleteChannel, tone: 'critical' } as const]
      : []),
  ];
  const close = () => setAsked(undefined);
  return (
    <>
      <Inline gap="2">
        {!isNameHidden && (
          <Heading level={2} size="title">
            {channel.display_name}
          </Heading>
        )}
        {onMembers && <Button onPress={onMembers}>{messages.members}</Button>}
        {items.length > 0 && (
          <Menu
            trigger={<Button>{messages.more}</Button>}
            items={items}
            onAction={(id) => setAsked(id === 'leave' ? 'leave' : 'delete')}
          />
        )}
      </Inline>
      <Confirm
        title={messages.leaveTitle}
        confirmLabel={messages.leave}
        tone="critical"
        isOpen={asked === 'leave'}
        onOpenChange={close}
        onConfirm={() => {
          close();
          onLeave?.();
        }}
      >
        {messages.leaveText}
      </Confirm>
      <Confirm
        title={messages.deleteTitle}
        confirmLabel={messages.delete}
        tone="critical"
        isOpen={asked === 'delete'}
        onOpenChange={close}
        onConfirm={() => {
          close();
          onDeleteChannel?.();
        }}
      >
        {messages.deleteText({
          name: channel.display_name,
          members: memberCount,
          messages: channel.latest?.position ?? 0,
        })}
      </Confirm>
    </>
  );
}

import { Badge, Button, Confirm, List, Stack, Text, useFocusAfterRemoval, useMessages } from '@fs/ui';
import { useState } from 'react';
import { channelMembersDrawerMessages } from './ChannelMembersDrawer.messages.ts';

/** Someone of a channel. */
export interface ChannelPerson {
  /** User id, or the email of who has not joined. */
  owner: string;
  name: string;
  email?: string | null;
  hasJoined: boolean;
  isCreator: boolean;
}

interface MemberListProps {
  members: readonly ChannelPerson[];
  /** Id of the user, who can leave the channel where its messages are. */
  userId: string;
  /** Whether the user may remove people. */
  canManage: boolean;
  onRemove: (person: ChannelPerson) => void;
}

/** Who is in a channel, and who is invited. Asks before a membership ends: only an invitation brings it back. */
export function MemberList({ members, userId, canManage, onRemove }: MemberListProps) {
  const messages = useMessages(channelMembersDrawerMessages);
  const list = useFocusAfterRemoval();
  const [asked, setAsked] = useState<ChannelPerson>();
  return (
    <div ref={list} tabIndex={-1}>
      <List
        items={members.map((person) => ({
          id: person.owner,
          content: (
            <Stack direction="row" gap="2" justify="between">
              <Text>
                {person.name} {person.isCreator && <Badge>{messages.creator}</Badge>}
                {!person.hasJoined && <Badge>{messages.invited}</Badge>}
              </Text>
              {canManage && person.owner !== userId && (
                <Button size="small" onPress={() => setAsked(person)}>
                  {messages.remove({ name: person.name })}
                </Button>
              )}
            </Stack>
          ),
        }))}
      />
      <Confirm
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={messages.removeAsk({ name: asked?.name ?? '' })}
        confirmLabel={messages.removeConfirm}
        tone="critical"
        onConfirm={() => {
          if (asked) onRemove(asked);
          setAsked(undefined);
        }}
      >
        {messages.removeText}
      </Confirm>
    </div>
  );
}

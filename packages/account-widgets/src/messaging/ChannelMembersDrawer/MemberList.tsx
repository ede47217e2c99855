import { Badge, Button, List, Stack, Text, useMessages } from '@fs/ui';
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
  /** Whether the user may remove people. */
  canManage: boolean;
  onRemove: (person: ChannelPerson) => void;
}

/** Who is in a channel, and who is invited. */
export function MemberList({ members, canManage, onRemove }: MemberListProps) {
  const messages = useMessages(channelMembersDrawerMessages);
  return (
    <List
      items={members.map((person) => ({
        id: person.owner,
        content: (
          <Stack direction="row" gap="2" justify="between">
            <Text>
              {person.name} {person.isCreator && <Badge>{messages.creator}</Badge>}
              {!person.hasJoined && <Badge>{messages.invited}</Badge>}
            </Text>
            {canManage && (
              <Button size="small" onPress={() => onRemove(person)}>
                {messages.remove({ name: person.name })}
              </Button>
            )}
          </Stack>
        ),
      }))}
    />
  );
}

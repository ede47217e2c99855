'use client';
import { Button, Drawer, List, Notice, Stack, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import { PeopleField, type PeopleFieldProps } from '../PeopleField.tsx';
import { channelMembersDrawerMessages } from './ChannelMembersDrawer.messages.ts';
import { type ChannelPerson, MemberList } from './MemberList.tsx';

export type { ChannelPerson } from './MemberList.tsx';

/** What became of an address. */
export type InviteStatus = 'invited' | 'already-invited' | 'already-member' | 'not-an-email';

export interface ChannelMembersDrawerProps extends Pick<PeopleFieldProps, 'found' | 'onSearch'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  members: readonly ChannelPerson[];
  /** Id of the user, who can leave the channel where its messages are. */
  userId: string;
  /** Whether the user may invite and remove people. */
  canManage: boolean;
  /** What became of the last invitation, person by person. */
  results: readonly { email: string; status: InviteStatus }[];
  isInviting?: boolean;
  failure?: string | undefined;
  onInvite: (emails: readonly string[]) => void;
  onRemove: (person: ChannelPerson) => void;
}

/** Who is in a channel, and who is invited. */
export function ChannelMembersDrawer({
  members,
  userId,
  canManage,
  results,
  isInviting = false,
  failure,
  onInvite,
  onRemove,
  found,
  onSearch,
  ...drawer
}: ChannelMembersDrawerProps) {
  const messages = useMessages(channelMembersDrawerMessages);
  const [emails, setEmails] = useState<readonly string[]>([]);
  return (
    <Drawer title={messages.title} {...drawer}>
      <Stack gap="6">
        {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
        <MemberList members={members} userId={userId} canManage={canManage} onRemove={onRemove} />
        {canManage && (
          <Stack gap="4">
            <PeopleField emails={emails} onChange={setEmails} found={found} onSearch={onSearch} />
            <Button
              tone="accent"
              isPending={isInviting}
              disabledReason={emails.length === 0 ? messages.nobodyChosen : undefined}
              onPress={() => {
                onInvite(emails);
                setEmails([]);
              }}
            >
              {messages.invite}
            </Button>
            <List
              items={results.map(({ email, status }) => ({
                id: email,
                content: <Text>{`${email}: ${messages[status]}`}</Text>,
              }))}
            />
          </Stack>
        )}
      </Stack>
    </Drawer>
  );
}

'use client';
import type { AccountRole, WorkspaceInvitation, WorkspacePerson } from '@fs/api-contract';
import {
  Avatar,
  Badge,
  Button,
  Confirm,
  Inline,
  List,
  Notice,
  Section,
  Select,
  Stack,
  Text,
  useFocusAfterRemoval,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { InviteForm, type InviteFormProps } from './InviteForm.tsx';
import { workspacePeopleMessages } from './WorkspacePeople.messages.ts';

export interface WorkspacePeopleProps extends InviteFormProps {
  /** The user's email, in lower case. */
  ownEmail: string;
  /** Addresses of pictures, by email. */
  photos?: Readonly<Record<string, string | null>> | undefined;
  onRoleChange: (person: WorkspacePerson, role: AccountRole) => void;
  /** Called after the user confirmed. */
  onRemove: (person: WorkspacePerson) => void;
  /** Called after the user confirmed. */
  onTransfer: (person: WorkspacePerson) => void;
  onRemind: (invitation: WorkspaceInvitation) => void;
  onWithdraw: (invitation: WorkspaceInvitation) => void;
  /** Why the last change failed. */
  failure?: string | undefined;
}

type Asked = { about: 'remove' | 'transfer'; person: WorkspacePerson } | null;

/** The people of an account. Its owners invite, change and remove them; members see who belongs to it. */
export function WorkspacePeople({ workspace, ownEmail, photos = {}, failure, ...props }: WorkspacePeopleProps) {
  const messages = useMessages(workspacePeopleMessages);
  const [asked, setAsked] = useState<Asked>(null);
  const list = useFocusAfterRemoval();
  const canEdit = workspace.role === 'owner' && workspace.accountStatus === 'ACTIVE';
  const owners = workspace.people.filter(({ role }) => role === 'owner').length;
  const askedName = asked ? nameOf(asked.person) : '';
  return (
    <Stack gap="8">
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      <div ref={list} tabIndex={-1}>
        <Stack gap="8">
          <Section title={messages.title}>
            <List
              items={workspace.people.map((person) => ({
                id: person.email,
                content: (
                  <Inline gap="4" justify="between">
                    <PersonName person={person} isYou={person.email === ownEmail} photo={photos[person.email]} />
                    {canEdit ? (
                      <Inline>
                        <Select
                          label={messages.roleOf({ name: nameOf(person) })}
                          isLabelHidden
                          options={[
                            { id: 'owner', label: messages.owner },
                            {
                              id: 'member',
                              label: messages.member,
                              isDisabled: person.role === 'owner' && owners === 1,
                            },
                          ]}
                          value={person.role}
                          onChange={(role) => props.onRoleChange(person, role === 'owner' ? 'owner' : 'member')}
                        />
                        {person.email !== ownEmail && (
                          <>
                            <Button
                              size="small"
                              aria-label={messages.transferOf({ name: nameOf(person) })}
                              onPress={() => setAsked({ about: 'transfer', person })}
                            >
                              {messages.transfer}
                            </Button>
                            <Button
                              size="small"
                              aria-label={messages.removeOf({ name: nameOf(person) })}
                              onPress={() => setAsked({ about: 'remove', person })}
                            >
                              {messages.remove}
                            </Button>
                          </>
                        )}
                      </Inline>
                    ) : (
                      <Text tone="muted">{person.role === 'owner' ? messages.owner : messages.member}</Text>
                    )}
                  </Inline>
                ),
              }))}
            />
          </Section>
          {workspace.invitations.length > 0 && (
            <Section title={messages.pending}>
              <List
                items={workspace.invitations.map((invitation) => ({
                  id: invitation.id,
                  content: <Pending invitation={invitation} canEdit={canEdit} {...props} />,
                }))}
              />
            </Section>
          )}
        </Stack>
      </div>
      {canEdit && (
        <Section title={messages.invite}>
          <InviteForm workspace={workspace} {...props} />
        </Section>
      )}
      <Confirm
        title={
          asked?.about === 'transfer'
            ? messages.transferAsk({ name: askedName })
            : messages.removeAsk({ name: askedName })
        }
        confirmLabel={asked?.about === 'transfer' ? messages.transfer : messages.remove}
        tone={asked?.about === 'transfer' ? 'accent' : 'critical'}
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => {
          if (asked) (asked.about === 'transfer' ? props.onTransfer : props.onRemove)(asked.person);
          setAsked(null);
        }}
      >
        {asked?.about === 'transfer' ? messages.transferText : messages.removeText}
      </Confirm>
    </Stack>
  );
}

const nameOf = ({ name, email }: WorkspacePerson): string => name ?? email;

function PersonName({
  person,
  isYou,
  photo,
}: {
  person: WorkspacePerson;
  isYou: boolean;
  photo?: string | null | undefined;
}) {
  const messages = useMessages(workspacePeopleMessages);
  return (
    <Inline gap="3">
      <Avatar name={nameOf(person)} src={photo ?? undefined} isDecorative />
      <Stack gap="1">
        <Text weight="semibold">
          <bdi>{nameOf(person)}</bdi>
        </Text>
        {person.name !== null && (
          <Text size="small" tone="muted">
            <bdi>{person.email}</bdi>
          </Text>
        )}
      </Stack>
      {isYou && <Badge>{messages.you}</Badge>}
    </Inline>
  );
}

type PendingProps = Pick<WorkspacePeopleProps, 'onRemind' | 'onWithdraw'> & {
  invitation: WorkspaceInvitation;
  canEdit: boolean;
};

function Pending({ invitation, canEdit, onRemind, onWithdraw }: PendingProps) {
  const messages = useMessages(workspacePeopleMessages);
  const { email, role, invitedBy, invitedAt, remindedAt, sentAt } = invitation;
  const facts = [
    role === 'owner' ? messages.owner : messages.member,
    messages.invitedBy({ who: invitedBy, day: invitedAt.slice(0, 10) }),
    ...(remindedAt === null ? [] : [messages.remindedOn({ day: remindedAt.slice(0, 10) })]),
    ...(sentAt === null ? [messages.notSent] : []),
  ];
  return (
    <Inline gap="4" justify="between">
      <Stack gap="1">
        <Text weight="semibold">
          <bdi>{email}</bdi>
        </Text>
        <Text size="small" tone="muted">
          {facts.join(' · ')}
        </Text>
      </Stack>
      {canEdit && (
        <Inline>
          <Button size="small" aria-label={messages.remindOf({ email })} onPress={() => onRemind(invitation)}>
            {messages.remind}
          </Button>
          <Button size="small" aria-label={messages.withdrawOf({ email })} onPress={() => onWithdraw(invitation)}>
            {messages.withdraw}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}

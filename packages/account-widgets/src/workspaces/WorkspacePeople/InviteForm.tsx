'use client';
import { type AccountRole, limits, type WorkspaceDetail } from '@fs/api-contract';
import { Button, Inline, LinkButton, Notice, Select, Stack, TagField, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import { findInvalid, readAddresses } from '../../internal/emailAddresses.ts';
import { workspacePeopleMessages } from './WorkspacePeople.messages.ts';

/** What more seats cost, in whole US dollars. */
export interface SeatPrice {
  from: number;
  to: number;
  period: 'month' | 'year';
}

export interface InviteFormProps {
  workspace: WorkspaceDetail;
  /** Resolves with whether they were invited. If not, the addresses stay. */
  onInvite: (people: { email: string; role: AccountRole }[]) => Promise<boolean>;
  isInviting?: boolean;
  /** What the plan would cost with so many seats. Undefined where that is not known. */
  priceOf?: (seats: number) => SeatPrice | undefined;
  /** URL where seats are added. */
  seatsHref?: string | undefined;
}

/** Invites pasted addresses with one role. Where seats are missing, says so with the price before anything is sent. */
export function InviteForm({ workspace, onInvite, isInviting, priceOf, seatsHref }: InviteFormProps) {
  const messages = useMessages(workspacePeopleMessages);
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [duplicates, setDuplicates] = useState(0);
  const [role, setRole] = useState<AccountRole>('member');
  const belonging = new Set([...workspace.people, ...workspace.invitations].map(({ email }) => email));
  const added = addresses.filter((email) => !belonging.has(email));
  const invalid = findInvalid(addresses);
  const { limit, used } = workspace.usage.seats;
  const missing = limit === null ? 0 : Math.max(0, used + added.length - limit);
  // Fewer seats were paid for than are used: nothing was entered that could need more.
  const isOverused = limit !== null && used > limit && added.length === 0;
  const shortage = isOverused ? messages.unpaid({ count: missing }) : messages.beyond({ count: missing });
  const price = missing > 0 ? priceOf?.(used + added.length) : undefined;
  const known = messages.known({ count: addresses.length - added.length });
  const notes = [
    messages.addressesHint,
    ...(duplicates > 0 ? [messages.duplicates({ count: duplicates })] : []),
    ...(added.length < addresses.length ? [known] : []),
  ];
  const nobodyNew = addresses.length === 0 ? messages.addressesHint : known;
  const whyNot = added.length === 0 ? nobodyNew : undefined;
  const problem = invalid === undefined ? undefined : messages.invalid({ email: invalid });

  async function send() {
    if (!(await onInvite(added.map((email) => ({ email, role }))))) return;
    // The user may have added others meanwhile.
    setAddresses((last) => last.filter((email) => !addresses.includes(email)));
    setDuplicates(0);
  }

  return (
    <Stack gap="4">
      <TagField
        label={messages.addresses}
        description={notes.join(' ')}
        value={addresses}
        onChange={(tags) => {
          const read = readAddresses(tags);
          setDuplicates(read.duplicates);
          setAddresses(read.addresses);
        }}
        validate={(tag) => (findInvalid([tag]) === undefined ? undefined : messages.invalid({ email: tag }))}
        maxTags={limits.invitationsPerCall}
      />
      <Select
        label={messages.role}
        options={[
          { id: 'member', label: messages.member },
          { id: 'owner', label: messages.owner },
        ]}
        value={role}
        onChange={(next) => setRole(next === 'owner' ? 'owner' : 'member')}
      />
      {limit !== null && missing === 0 && (
        <Text size="small" tone="muted">
          {messages.free({ count: Math.max(0, limit - used) })}
        </Text>
      )}
      {missing > 0 && (
        <Notice tone="caution">
          {shortage} {price && messages.price(price)}
        </Notice>
      )}
      <Inline>
        <Button
          tone="accent"
          isPending={isInviting ?? false}
          // Not disabled, so that the button keeps the focus when the addresses were sent.
          disabledReason={problem ?? (missing > 0 ? shortage : whyNot)}
          onPress={() => void send()}
        >
          {messages.send}
        </Button>
        {missing > 0 && seatsHref !== undefined && <LinkButton href={seatsHref}>{messages.addSeats}</LinkButton>}
      </Inline>
    </Stack>
  );
}

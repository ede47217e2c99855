'use client';
import { Button, Confirm, Drawer, Stack, Text, useMessages } from '@fs/ui';
import { useState } from 'react';
import { ShareForm, type ShareInvitation, type ShareOutcome, type UntriedInput } from './ShareForm.tsx';
import { SharePeople, type SharePeopleProps } from './SharePeople.tsx';
import { type ShareTeam, ShareTeams } from './ShareTeams.tsx';
import { watchlistShareMessages } from './WatchlistShare.messages.ts';

export interface WatchlistShareProps extends SharePeopleProps {
  /** Whether the drawer is open (controlled). */
  isOpen: boolean;
  /** Called with `false` when the user closes the drawer. The user confirmed the loss of what was not sent yet. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the list. */
  name: string;
  /** Teams of the list's account that the user owns or belongs to. Absent for a personal list. */
  teams?: readonly ShareTeam[];
  /** Called when the user submits addresses. */
  onShare: (invitation: ShareInvitation) => void;
  isSharing?: boolean;
  /** Outcome of the last attempt. Pass a new object for each attempt. */
  outcome?: ShareOutcome;
  onTeamChange: (change: { id: string; isShared: boolean }) => void;
}

/** Shares a list by email or with teams, and shows who has access. */
export function WatchlistShare({ isOpen, onOpenChange, name, teams, ...rest }: WatchlistShareProps) {
  const messages = useMessages(watchlistShareMessages);
  const { onShare, isSharing, outcome, onTeamChange, ...people } = rest;
  const [untried, setUntried] = useState<UntriedInput | null>(null);
  const [isLeaving, setLeaving] = useState(false);

  function close() {
    setLeaving(false);
    onOpenChange(false);
  }

  const requestClose = () => (untried ? setLeaving(true) : close());

  return (
    <>
      <Drawer
        isOpen={isOpen}
        onOpenChange={requestClose}
        title={messages.title({ name })}
        footer={<Button onPress={requestClose}>{messages.close}</Button>}
      >
        <Stack gap="8">
          <ShareForm onShare={onShare} isSharing={isSharing} outcome={outcome} onUntriedChange={setUntried} />
          <SharePeople {...people} />
          {teams && <ShareTeams teams={teams} onTeamChange={onTeamChange} />}
        </Stack>
      </Drawer>
      <Confirm
        isOpen={isLeaving}
        title={untried === 'message' ? messages.discardMessageTitle : messages.discardTitle}
        confirmLabel={messages.discard}
        tone="critical"
        onConfirm={close}
        onOpenChange={setLeaving}
      >
        <Text>{untried === 'message' ? messages.discardMessageText : messages.discardText}</Text>
      </Confirm>
    </>
  );
}

'use client';
import { Button, Drawer, Stack, useMessages } from '@fs/ui';
import { ShareForm, type ShareInvitation, type ShareOutcome } from './ShareForm.tsx';
import { SharePeople, type SharePeopleProps } from './SharePeople.tsx';
import { type ShareTeam, ShareTeams } from './ShareTeams.tsx';
import { watchlistShareMessages } from './WatchlistShare.messages.ts';

export interface WatchlistShareProps extends SharePeopleProps {
  /** Whether the drawer is open (controlled). */
  isOpen: boolean;
  /** Called with `false` when the user closes the drawer. */
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
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.title({ name })}
      footer={<Button onPress={() => onOpenChange(false)}>{messages.close}</Button>}
    >
      <Stack gap="8">
        <ShareForm onShare={onShare} isSharing={isSharing} outcome={outcome} />
        <SharePeople {...people} />
        {teams && <ShareTeams teams={teams} onTeamChange={onTeamChange} />}
      </Stack>
    </Drawer>
  );
}

'use client';
import { Button, Drawer, Stack, useMessages } from '@fs/ui';
import { ShareForm, type ShareInvitation, type ShareOutcome } from './ShareForm.tsx';
import { SharePeople, type SharePeopleProps } from './SharePeople.tsx';
import { type ShareTeam, ShareTeams } from './ShareTeams.tsx';
import { watchlistShareMessages } from './WatchlistShare.messages.ts';

export interface WatchlistShareProps extends SharePeopleProps {
  isOpen: boolean;
  onClose: () => void;
  /** Name of the list. */
  name: string;
  /** Teams of the list's account that the user owns or belongs to; left out for a personal list. */
  teams?: readonly ShareTeam[];
  /** The user sent addresses. */
  onShare: (invitation: ShareInvitation) => void;
  isSharing?: boolean;
  /** What became of the last try. Give a new object for each. */
  outcome?: ShareOutcome;
  onTeamChange: (change: { id: string; isShared: boolean }) => void;
}

/** Who has a list, and how others come to it: by email, or by their team. */
export function WatchlistShare({ isOpen, onClose, name, teams, ...rest }: WatchlistShareProps) {
  const messages = useMessages(watchlistShareMessages);
  const { onShare, isSharing, outcome, onTeamChange, ...people } = rest;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={messages.title({ name })}
      footer={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Stack gap="8">
        <ShareForm onShare={onShare} isSharing={isSharing} outcome={outcome} />
        <SharePeople {...people} />
        {teams && <ShareTeams teams={teams} onTeamChange={onTeamChange} />}
      </Stack>
    </Drawer>
  );
}

'use client';
import { Section, Stack, Switch, Text, useMessages } from '@fs/ui';
import { watchlistShareMessages } from './WatchlistShare.messages.ts';

/** A team that can have access. */
export interface ShareTeam {
  id: string;
  name: string;
  memberCount: number;
  isShared: boolean;
}

interface ShareTeamsProps {
  teams: readonly ShareTeam[];
  onTeamChange: (change: { id: string; isShared: boolean }) => void;
}

/** Switches access for whole teams. */
export function ShareTeams({ teams, onTeamChange }: ShareTeamsProps) {
  const messages = useMessages(watchlistShareMessages);
  return (
    <Section title={messages.teams} level={3} size="title">
      {teams.length === 0 ? (
        <Text tone="muted">{messages.noTeams}</Text>
      ) : (
        <Stack gap="4">
          {teams.map(({ id, name, memberCount, isShared }) => (
            <Switch
              key={id}
              label={name}
              description={messages.members({ count: memberCount })}
              isSelected={isShared}
              onChange={(next) => onTeamChange({ id, isShared: next })}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}

'use client';
import { limits } from '@fs/api-contract';
import { Button, Link, type Loadable, MultiSelect, Stack, Switch, TextField, useMessages } from '@fs/ui';
import { useMemo } from 'react';
import { offeredTeams, type WatchlistMaker, type WatchlistTeamOption } from './offeredTeams.ts';
import type { WatchlistDraft } from './useWatchlistDraft.ts';
import * as styles from './WatchlistModal.css.ts';
import { watchlistModalMessages } from './WatchlistModal.messages.ts';

export type { WatchlistMaker, WatchlistTeamOption } from './offeredTeams.ts';

export interface WatchlistFieldsProps {
  draft: WatchlistDraft;
  onChange: (changes: Partial<WatchlistDraft>) => void;
  /** Teams of the account. Users can select those that they own or belong to (research §5). */
  teams: Loadable<readonly WatchlistTeamOption[]>;
  maker: WatchlistMaker;
  onRetryTeams?: () => void;
  /** URL of the page that creates a team, for a user without one who may. It opens in a new tab, so the input stays. */
  createTeamHref?: string | undefined;
  /** Whether the user can make the list private (decision AMB-074). */
  isPrivacyOffered?: boolean;
}

/** Name, teams and privacy of a new list. */
export function WatchlistFields({
  draft,
  onChange,
  teams,
  maker,
  onRetryTeams,
  createTeamHref,
  isPrivacyOffered,
}: WatchlistFieldsProps) {
  const messages = useMessages(watchlistModalMessages);
  const { email, isAccountOwner } = maker;
  const options = useMemo(() => {
    const offered = teams.state === 'ready' ? teams.value : [];
    return offeredTeams(offered, { email, isAccountOwner }).map(({ id, name }) => ({ id, label: name }));
  }, [teams, email, isAccountOwner]);
  const hasFailed = teams.state === 'failed';
  const help = {
    loading: messages.teamsLoading,
    ready: options.length === 0 ? messages.noTeams : undefined,
    failed: undefined,
    denied: messages.noTeams,
    'over-limit': messages.noTeams,
  } satisfies Record<typeof teams.state, string | undefined>;
  return (
    <>
      <TextField
        autoFocus
        label={messages.name}
        placeholder={messages.namePlaceholder}
        autoComplete="off"
        maxLength={limits.watchlistName}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <div className={styles.pair}>
        <Stack gap="2">
          <MultiSelect
            label={messages.teams}
            placeholder={messages.teamsPlaceholder}
            description={help[teams.state]}
            error={hasFailed ? teams.message : undefined}
            options={options}
            value={draft.teamIds}
            onChange={(teamIds) => onChange({ teamIds })}
            isDisabled={options.length === 0}
          />
          {teams.state === 'ready' && options.length === 0 && createTeamHref !== undefined && (
            <Link href={createTeamHref} isExternal>
              {messages.createTeam}
            </Link>
          )}
          {hasFailed && onRetryTeams && (
            <Stack direction="row">
              <Button size="small" onPress={onRetryTeams}>
                {messages.retryTeams}
              </Button>
            </Stack>
          )}
        </Stack>
        {isPrivacyOffered && (
          <Switch
            label={messages.isPrivate}
            description={messages.isPrivateHint}
            isSelected={draft.isPrivate}
            onChange={(isPrivate) => onChange({ isPrivate })}
          />
        )}
      </div>
    </>
  );
}

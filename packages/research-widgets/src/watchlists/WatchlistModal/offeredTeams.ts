import type { Team } from '@fs/api-contract';

/** The user who creates the list. */
export interface WatchlistMaker {
  /** Lowercase. */
  email: string;
  /** Whether the user owns the teams' account. */
  isAccountOwner: boolean;
}

export type WatchlistTeamOption = Pick<Team, 'id' | 'name' | 'members'>;

/** Returns the teams that can be linked to a new list: all for account owners, otherwise the user's own. */
export function offeredTeams<Option extends Pick<WatchlistTeamOption, 'members'>>(
  teams: readonly Option[],
  { email, isAccountOwner }: WatchlistMaker,
): Option[] {
  return teams.filter(({ members }) => isAccountOwner || members.includes(email));
}

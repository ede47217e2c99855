import type { Team } from '@fs/api-contract';

/** Who makes the list. */
export interface WatchlistMaker {
  /** Lower-case. */
  email: string;
  /** Owns the account that the teams are of, and so each of them. */
  isAccountOwner: boolean;
}

export type WatchlistTeamOption = Pick<Team, 'id' | 'name' | 'members'>;

/** The teams that a new list may be linked to: all of the account for its owners, for others those they belong to. */
export function offeredTeams<Option extends Pick<WatchlistTeamOption, 'members'>>(
  teams: readonly Option[],
  { email, isAccountOwner }: WatchlistMaker,
): Option[] {
  return teams.filter(({ members }) => isAccountOwner || members.includes(email));
}

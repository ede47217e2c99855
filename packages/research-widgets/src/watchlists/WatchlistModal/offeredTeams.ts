import type { WatchlistMaker, WatchlistTeamOption } from './WatchlistFields.tsx';

/** The teams that a new list may be linked to: all of the account for its owners, for others those they belong to. */
export function offeredTeams<Option extends Pick<WatchlistTeamOption, 'members'>>(
  teams: readonly Option[],
  { email, isAccountOwner }: WatchlistMaker,
): Option[] {
  return teams.filter(({ members }) => isAccountOwner || members.includes(email));
}

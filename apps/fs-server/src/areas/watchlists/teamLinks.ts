import type { ReadOnlyReason, WatchlistTeam } from '@fs/api-contract';
import { sql } from 'kysely';
import { conflict, HttpFailure, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { requireOpen } from '../teams/requireOpen.ts';
import type { Store } from './access.ts';
import { teamJson } from './repository.ts';
import { lockList } from './requireLists.ts';

/**
 * Teams that the user may link a list to: their own, and those of accounts that they own (decision AMB-077). A list of
 * an account may only be linked to teams of that account.
 * @throws HttpFailure 404 for other teams, 400 for teams of another account
 */
export async function requireTeams(
  { kysely }: Store,
  user: User,
  ids: readonly string[],
  accountID: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  const teams = await kysely
    .selectFrom('teams')
    .select(['teams.id', 'teams.account_id', sql<ReadOnlyReason | null>`team_lock(teams)`.as('readOnly')])
    .where('teams.id', 'in', [...ids])
    .where(
      sql<boolean>`(
        exists (select from team_members where team_members.team_id = teams.id and team_members.email = ${user.email})
        or exists (
          select from account_owners
          where account_owners.account_id = teams.account_id and account_owners.email = ${user.email}
        )
      )`,
    )
    .execute();
  const known = new Set(teams.map(({ id }) => id));
  if (!ids.every((id) => known.has(id))) throw notFound();
  requireOpen(teams.find(({ readOnly }) => readOnly !== null)?.readOnly);
  if (accountID !== null && teams.some((team) => team.account_id !== accountID)) {
    throw new HttpFailure(400, 'Choose teams from the account that owns this list');
  }
}

/** Links a list to a team, if it is not linked yet. @throws HttpFailure 404, 403, 400 */
export function linkTeam(
  store: Store,
  user: User,
  { watchlistID, teamID }: { watchlistID: string; teamID: string },
): Promise<WatchlistTeam> {
  return store.kysely.transaction().execute(async (kysely) => {
    const { accountID } = await lockList({ kysely }, user, 'share', watchlistID);
    await requireTeams({ kysely }, user, [teamID], accountID);
    await kysely
      .insertInto('watchlist_teams')
      .values({ watchlist_id: watchlistID, team_id: teamID })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { link } = await kysely
      .selectFrom('watchlist_teams')
      .innerJoin('teams', 'teams.id', 'watchlist_teams.team_id')
      .select(teamJson.as('link'))
      .where('watchlist_id', '=', watchlistID)
      .where('team_id', '=', teamID)
      .executeTakeFirstOrThrow();
    return link;
  });
}

/**
 * Moves a link to another team.
 * @throws HttpFailure 404 for an unknown link, list or team; 403, 400; 409 for a team that the list is linked to
 */
export function relinkTeam(
  store: Store,
  user: User,
  { id, teamID }: { id: string; teamID: string },
): Promise<WatchlistTeam> {
  return store.kysely.transaction().execute(async (kysely) => {
    const link = await findLink({ kysely }, id);
    if (!link) throw notFound();
    const { accountID } = await lockList({ kysely }, user, 'share', link.watchlistID);
    await requireTeams({ kysely }, user, [teamID], accountID);
    const other = await kysely
      .selectFrom('watchlist_teams')
      .select('id')
      .where('watchlist_id', '=', link.watchlistID)
      .where('team_id', '=', teamID)
      .where('id', '<>', link.id)
      .executeTakeFirst();
    if (other) throw conflict('The list is linked to this team already', { id: other.id });
    await kysely.updateTable('watchlist_teams').set({ team_id: teamID }).where('id', '=', link.id).execute();
    const changed = await findLink({ kysely }, id);
    if (!changed) throw notFound();
    return changed;
  });
}

async function findLink({ kysely }: Store, id: string): Promise<WatchlistTeam | undefined> {
  const row = await kysely
    .selectFrom('watchlist_teams')
    .innerJoin('teams', 'teams.id', 'watchlist_teams.team_id')
    .select(teamJson.as('link'))
    .where('watchlist_teams.id', '=', id)
    .executeTakeFirst();
  return row?.link;
}

/** Removes a link. @throws HttpFailure 404 for an unknown link, or a list that the user cannot see */
export function unlinkTeam(store: Store, user: User, id: string): Promise<WatchlistTeam> {
  return store.kysely.transaction().execute(async (kysely) => {
    const link = await findLink({ kysely }, id);
    if (!link) throw notFound();
    await lockList({ kysely }, user, 'share', link.watchlistID);
    await kysely.deleteFrom('watchlist_teams').where('id', '=', link.id).execute();
    return link;
  });
}

import { limits, type WatchlistCard } from '@fs/api-contract';
import type { CompaniesSeen, DataClient } from '@fs/data-client';
import type { TableSelection } from '@fs/ui';
import { mutationOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { isOffline } from '../offline/isOffline.ts';
import { CallFailure, unwrap } from './CallFailure.ts';
import { inTurn } from './inTurn.ts';
import {
  type Choices,
  type ChosenList,
  choicesBefore,
  choosingKey,
  type ListChoice,
  unsavedId,
  withChoices,
  withPendingChoices,
} from './watchlistChoices.ts';
import { summariesKey, watchlistQuery, watchlistsKey, watchlistsQuery } from './watchlists.ts';

type Known = Pick<WatchlistCard, 'id' | 'name' | 'account_privacy' | 'accountID' | 'metadata' | 'settings'>;

/** Invalidates all list queries, because a change of one list shows in many places. */
export function refreshWatchlists(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: watchlistsKey });
}

/** Like `refreshWatchlists`, without asking again for lists that are gone, one of which a page may still show. */
async function refreshOthers(queries: QueryClient, gone: readonly string[]) {
  const isGone = ({ queryKey }: Query) => gone.includes(String(queryKey[watchlistsKey.length]));
  await queries.invalidateQueries({ queryKey: watchlistsKey, predicate: isGone, refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: watchlistsKey, predicate: (query) => !isGone(query) });
}

interface Mutated {
  client: QueryClient;
}

const change = {
  networkMode: 'always',
  onSuccess: (_data: unknown, _change: unknown, _result: unknown, { client }: Mutated) => refreshWatchlists(client),
  // A refusal usually means that the cached data is stale. Without a connection, what is loaded stays.
  onError: (_error: Error, _change: unknown, _result: unknown, { client }: Mutated) =>
    isOffline() ? undefined : refreshWatchlists(client),
} as const;

/** Renames a list. After a conflict, the failure has the current name. */
export function renameWatchlistMutation(client: DataClient) {
  return mutationOptions({
    ...change,
    mutationFn: async ({ list, name }: { list: Known; name: string }) => {
      const { settings: _settings, ...known } = list;
      return unwrap(await client.watchlists.updateWatchlist(known, { name }));
    },
  });
}

/** Shows what a choice makes of its list, wherever the list is known. */
function showChoice(
  queries: QueryClient,
  client: DataClient,
  id: string,
  next: <List extends ChosenList>(list: List) => List,
) {
  queries.setQueryData(watchlistQuery(client, id).queryKey, (list) => list && next(list));
  queries.setQueryData(watchlistsQuery(client).queryKey, (cards) =>
    cards?.map((card) => (card.id === id ? next(card) : card)),
  );
}

/** Updates the user's settings of a list: star, emails. They show at once. */
export function chooseForWatchlistMutation(client: DataClient) {
  return mutationOptions({
    networkMode: 'always',
    mutationKey: choosingKey,
    mutationFn: ({ list, choices }: ListChoice) =>
      inTurn(`choices for ${list.id}`, () => saveChoices(client, list, choices)),
    onMutate: ({ list, choices }, { client: queries }) => {
      showChoice(queries, client, list.id, (known) => withChoices(known, choices));
      return choicesBefore(list, choices);
    },
    onSuccess: (_setting, _choice, _before, { client: queries }) => refreshWatchlists(queries),
    onError: (_failure, choice, before, { client: queries }) => {
      const { list } = choice;
      showChoice(queries, client, list.id, (known) =>
        withPendingChoices(queries, withChoices(known, before ?? {}), choice),
      );
      // Without waiting: until it has failed, what is read would have the choice.
      if (!isOffline()) void refreshWatchlists(queries);
    },
  });
}

async function saveChoices(client: DataClient, { id, settings: [known] }: ChosenList, choices: Choices) {
  if (known && known.id !== unsavedId) return unwrap(await client.watchlists.updateWatchlistSetting(known.id, choices));
  const made = unwrap(await client.watchlists.createWatchlistSetting({ watchlistID: id, ...choices }));
  // Opening the list may have created them since, without these choices.
  const isMade = Object.entries(choices).every(([key, value]) => made[key as keyof Choices] === value);
  return isMade ? made : unwrap(await client.watchlists.updateWatchlistSetting(made.id, choices));
}

/** Records that the user views a list now, so that only later changes are new on the next visit. */
export async function noteLook(
  queries: QueryClient,
  client: DataClient,
  { id, settingId }: { id: string; settingId: string },
): Promise<void> {
  const noted = await client.watchlists.updateWatchlistSetting(settingId, { seen: true });
  if (!noted.ok) return;
  const { lastSeen } = noted.data;
  // The rest may be older than a choice that was saved meanwhile.
  queries.setQueryData(
    watchlistQuery(client, id).queryKey,
    (list) => list && { ...list, settings: list.settings.map((setting) => ({ ...setting, lastSeen })) },
  );
  await queries.invalidateQueries({ queryKey: summariesKey });
}

/** Deletes lists. `restoreWatchlistMutation` restores them for some minutes. */
export function deleteWatchlistMutation(client: DataClient) {
  return mutationOptions({
    ...change,
    onSuccess: (_data: unknown, ids: readonly string[], _result: unknown, mutated: Mutated) =>
      refreshOthers(mutated.client, ids),
    mutationFn: async (ids: readonly string[]) => unwrap(await client.watchlists.deleteLists(ids)),
  });
}

export function restoreWatchlistMutation(client: DataClient) {
  return mutationOptions({
    ...change,
    mutationFn: async (ids: readonly string[]) => unwrap(await client.watchlists.restoreLists(ids)),
  });
}

/** Removes companies from a list: the given ones, or all matches except the given ones. */
export function removeCompaniesMutation(client: DataClient, id: string, seen: CompaniesSeen) {
  return mutationOptions({
    ...change,
    mutationFn: async (selection: TableSelection) => {
      const remove = selection.kind === 'rows' ? selection.ids : await matchingIds(selection.except);
      return unwrap(await client.watchlists.changeWatchlistItems(id, { remove }));
    },
  });

  async function matchingIds(except: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    const limit = limits.watchlistCompaniesPage;
    for (let offset = 0, total = 1; offset < total; offset += limit) {
      const page = unwrap(await client.watchlists.getWatchlistCompanies(id, { ...seen, offset, limit }));
      ids.push(...page.companies.map((company) => company.id));
      total = page.total;
    }
    return ids.filter((each) => !except.includes(each));
  }
}

/** Requests fresh data of a list's companies. */
export function refreshDataMutation(client: DataClient) {
  return mutationOptions({
    ...change,
    mutationFn: async (list: Pick<Known, 'id' | 'metadata'>) => unwrap(await client.watchlists.refreshWatchlist(list)),
  });
}

/** Returns a list's current name after a conflict, otherwise undefined. */
export function newerNameOf(error: unknown): string | undefined {
  if (!(error instanceof CallFailure) || error.reason !== 'conflict') return undefined;
  const { data } = error.outcome;
  return typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : undefined;
}

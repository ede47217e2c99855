import { limits, type WatchlistCard, type WatchlistSetting } from '@fs/api-contract';
import type { CompaniesSeen, DataClient } from '@fs/data-client';
import type { TableSelection } from '@fs/ui';
import { mutationOptions, type Query, type QueryClient } from '@tanstack/react-query';
import { isOffline } from '../offline/isOffline.ts';
import { CallFailure, unwrap } from './CallFailure.ts';
import { summariesKey, watchlistQuery, watchlistsKey } from './watchlists.ts';

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

type Choices = Partial<Pick<WatchlistSetting, 'starred' | 'email' | 'follow' | 'funding_updates'>>;

/** Updates the user's settings of a list: star, emails. */
export function chooseForWatchlistMutation(client: DataClient) {
  return mutationOptions({
    ...change,
    mutationFn: async ({ list, choices }: { list: Pick<Known, 'id' | 'settings'>; choices: Choices }) => {
      const [setting] = list.settings;
      return unwrap(
        setting
          ? await client.watchlists.updateWatchlistSetting(setting.id, choices)
          : await client.watchlists.createWatchlistSetting({ watchlistID: list.id, ...choices }),
      );
    },
  });
}

/** Records that the user views a list now, so that only later changes are new on the next visit. */
export async function noteLook(
  queries: QueryClient,
  client: DataClient,
  { id, settingId }: { id: string; settingId: string },
): Promise<void> {
  const noted = await client.watchlists.updateWatchlistSetting(settingId, { seen: true });
  if (!noted.ok) return;
  queries.setQueryData(watchlistQuery(client, id).queryKey, (list) => list && { ...list, settings: [noted.data] });
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

import {
  defaultWatchlistName,
  limits,
  type Outcome,
  type Watchlist,
  type WatchlistCard,
  type WatchlistItem,
} from '@fs/api-contract';
import {
  CreateWatchlistDocument,
  DeleteWatchlistDocument,
  GetWatchlistDocument,
  ListWatchlistsDocument,
  UpdateWatchlistDocument,
  type UpdateWatchlistMutationVariables,
  WatchlistEtagDocument,
  WatchlistsByAccountDocument,
  WatchlistsByOwnerAndAccountDocument,
  WatchlistsByOwnerDocument,
  WatchlistsByTeamDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import { mapOutcome, readPages, withoutData } from '../transport/paged.ts';
import type { CallOptions } from '../transport/rest.ts';
import { watchlistSettingCalls } from './watchlistSettings.ts';
import type { NewWatchlist } from './watchlists.ts';
import { parseJson, toCard, toWatchlist } from './watchlistWire.ts';

/** The list before the user's change. */
export type KnownWatchlist = Pick<WatchlistCard, 'id' | 'name' | 'account_privacy' | 'accountID' | 'metadata'> & {
  /** Undefined for a list that is known without its companies, which then stay unchanged. */
  items?: readonly WatchlistItem[];
};

export type WatchlistChanges = Partial<
  Pick<Watchlist, 'name' | 'description' | 'account_privacy' | 'accountID' | 'admins' | 'columns'>
> & { items?: readonly WatchlistItem[] };

/** Calls for lists over GraphQL. Lists of lists have no companies; a failure has an empty one as its data. */
export function watchlistRecordCalls(graphql: GraphQLTransport) {
  const settings = watchlistSettingCalls(graphql);

  /** Returns one list with its companies. Uses data that arrives with errors. */
  async function getWatchlist(id: string, options?: CallOptions): Promise<Outcome<Watchlist>> {
    const document = GetWatchlistDocument;
    const answer = await graphql.call({ operation: 'getWatchlist', document, variables: { id } }, options);
    const list = answer.data?.getWatchlist;
    if (list) return { ok: true, data: toWatchlist(list) };
    if (answer.ok) return { ok: false, error: 'Failed to fetch Watchlist', reason: 'not-found' };
    return withoutData(answer);
  }

  async function update(
    input: UpdateWatchlistMutationVariables['input'] & { id: string },
    options?: CallOptions,
  ): Promise<Outcome<Watchlist>> {
    const call = { operation: 'updateWatchlist', document: UpdateWatchlistDocument, variables: { input } } as const;
    const saved = mapOutcome(await graphql.call(call, options), (data) => toWatchlist(data.updateWatchlist));
    if (saved.ok || saved.reason !== 'conflict') return saved;
    const newer = await getWatchlist(input.id, options);
    return newer.ok ? { ...saved, data: newer.data } : saved;
  }

  return {
    getWatchlist,

    /** Returns the current etag of a list, which differs from a known one when the list has changed. */
    async getWatchlistEtag(id: string, options?: CallOptions): Promise<Outcome<string>> {
      const document = WatchlistEtagDocument;
      const answer = await graphql.call({ operation: 'getWatchlist', document, variables: { id } }, options);
      if (!answer.ok) return withoutData(answer);
      const metadata = parseJson(answer.data.getWatchlist?.metadata ?? null) as Watchlist['metadata'] | null;
      if (metadata) return { ok: true, data: metadata.etag };
      return { ok: false, error: 'Failed to fetch Watchlist', reason: 'not-found' };
    },

    /** As `createList`, over GraphQL: over a plan's limit it fails in the same way. */
    async createWatchlist(
      { name, items = [], teams, ...list }: NewWatchlist = {},
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> {
      const input = {
        name: name?.trim() ? name : defaultWatchlistName,
        items: JSON.stringify(items),
        ...(teams && { teams: [...teams] }),
        ...list,
      };
      const call = { operation: 'createWatchlist', document: CreateWatchlistDocument, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toWatchlist(data.createWatchlist));
    },

    /** As `getWatchlist`, for a user who opens the list: creates the settings the first time, everything off. */
    async openWatchlist(id: string, options?: CallOptions): Promise<Outcome<Watchlist>> {
      const list = await getWatchlist(id, options);
      if (!list.ok || list.data.settings.length > 0) return list;
      const setting = await settings.createWatchlistSetting(
        { watchlistID: id, email: false, follow: false, funding_updates: false },
        options,
      );
      return setting.ok ? { ok: true, data: { ...list.data, settings: [setting.data] } } : list;
    },

    /** Returns lists that the user sees, the newest first, ten unless `cap` is set; `Infinity` for all. */
    listWatchlists: ({
      cap = limits.watchlistsFetched,
      ...options
    }: CallOptions & { cap?: number } = {}): Promise<Outcome<WatchlistCard[]>> =>
      readPages(
        async (page) =>
          mapOutcome(
            await graphql.call(
              { operation: 'listWatchlists', document: ListWatchlistsDocument, variables: page },
              options,
            ),
            ({ listWatchlists: { items, nextToken } }) => ({ items: items.map(toCard), nextToken }),
          ),
        cap,
      ),

    /** Returns all lists of an account that the user sees. */
    watchlistsByAccount: (accountID: string, options?: CallOptions): Promise<Outcome<WatchlistCard[]>> =>
      readPages(async (page) =>
        mapOutcome(
          await graphql.call(
            {
              operation: 'watchlistsByAccount',
              document: WatchlistsByAccountDocument,
              variables: { accountID, ...page },
            },
            options,
          ),
          ({ watchlistsByAccount: { items, nextToken } }) => ({ items: items.map(toCard), nextToken }),
        ),
      ),

    /** Returns all lists that are linked to a team and that the user sees. */
    watchlistsByTeam: (teamID: string, options?: CallOptions): Promise<Outcome<WatchlistCard[]>> =>
      readPages(async (page) =>
        mapOutcome(
          await graphql.call(
            { operation: 'watchlistsByTeam', document: WatchlistsByTeamDocument, variables: { teamID, ...page } },
            options,
          ),
          ({ watchlistsByTeam: { items, nextToken } }) => ({ items: items.map(toCard), nextToken }),
        ),
      ),

    /** Returns all lists of one owner (a user id) that the user sees, personal and of accounts. */
    watchlistsByOwner: (owner: string, options?: CallOptions): Promise<Outcome<WatchlistCard[]>> =>
      readPages(async (page) =>
        mapOutcome(
          await graphql.call(
            { operation: 'watchlistsByOwner', document: WatchlistsByOwnerDocument, variables: { owner, ...page } },
            options,
          ),
          ({ watchlistsByOwner: { items, nextToken } }) => ({ items: items.map(toCard), nextToken }),
        ),
      ),

    /** As `watchlistsByOwner`, of one account. */
    watchlistsByOwnerAndAccount: (
      owner: string,
      accountID: string,
      options?: CallOptions,
    ): Promise<Outcome<WatchlistCard[]>> =>
      readPages(async (page) =>
        mapOutcome(
          await graphql.call(
            {
              operation: 'watchlistsByOwnerAndAccount',
              document: WatchlistsByOwnerAndAccountDocument,
              variables: { owner, accountID, ...page },
            },
            options,
          ),
          ({ watchlistsByOwnerAndAccount: { items, nextToken } }) => ({ items: items.map(toCard), nextToken }),
        ),
      ),

    /**
     * Changes a list that the user had as `known`, and keeps concurrent changes to other fields. When the same field
     * has changed, the call fails as `conflict` with the current list.
     */
    updateWatchlist: (
      known: KnownWatchlist,
      { items = known.items, columns, ...changes }: WatchlistChanges,
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> =>
      update(
        {
          id: known.id,
          account_privacy: known.account_privacy,
          name: known.name,
          ...(items && { items: JSON.stringify(items) }),
          accountID: known.accountID,
          metadata: JSON.stringify(known.metadata),
          ...changes,
          ...(columns !== undefined && { columns: JSON.stringify(columns) }),
        },
        options,
      ),

    /** Changes the companies of a list that the user had as `known`, and nothing else. */
    updateWatchlistItems: (
      known: Pick<Watchlist, 'id' | 'metadata'>,
      items: readonly WatchlistItem[],
      options?: CallOptions,
    ): Promise<Outcome<Watchlist>> =>
      update({ id: known.id, items: JSON.stringify(items), metadata: JSON.stringify(known.metadata) }, options),

    /** Deletes one list; `restoreLists` undoes it for some minutes. */
    async deleteWatchlist(id: string, options?: CallOptions): Promise<Outcome<{ id: string }>> {
      const document = DeleteWatchlistDocument;
      const call = { operation: 'deleteWatchlist', document, variables: { input: { id } } } as const;
      return mapOutcome(await graphql.call(call, options), ({ deleteWatchlist }) => ({ id: deleteWatchlist.id }));
    },
  };
}

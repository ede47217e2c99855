import type { Outcome, WatchlistSetting, WatchlistShare, WatchlistTeam } from '@fs/api-contract';
import {
  CreateWatchlistSettingDocument,
  CreateWatchlistShareDocument,
  CreateWatchlistTeamDocument,
  DeleteWatchlistSettingDocument,
  DeleteWatchlistShareDocument,
  DeleteWatchlistTeamDocument,
  UpdateWatchlistSettingDocument,
  UpdateWatchlistShareDocument,
  WatchlistSettingsByOwnerDocument,
  WatchlistSharesByListDocument,
  WatchlistSharesByOwnerDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import { mapOutcome, readPages } from '../transport/paged.ts';
import type { CallOptions } from '../transport/rest.ts';
import type { ListShare } from './watchlists.ts';
import { toSetting, toShare } from './watchlistWire.ts';

/** A user's settings of a list; missing fields stay unchanged. */
export interface SettingChoices {
  starred?: boolean;
  email?: boolean;
  follow?: boolean;
  funding_updates?: boolean;
  /** Any JSON. */
  preferences?: unknown;
  /** The user has seen the list: only later changes are new. */
  seen?: boolean;
}

const toWire = ({ preferences, ...choices }: SettingChoices) => ({
  ...choices,
  ...(preferences !== undefined && { preferences: preferences === null ? null : JSON.stringify(preferences) }),
});

/** Calls for a user's own settings of lists. */
export function watchlistSettingCalls(graphql: GraphQLTransport) {
  return {
    /**
     * Returns all settings of `owner`, who must be the user. A failure has the pages that had arrived as its data, at
     * worst an empty list.
     */
    watchlistSettingsByOwner: (owner: string, options?: CallOptions): Promise<Outcome<WatchlistSetting[]>> =>
      readPages(async (page) =>
        mapOutcome(
          await graphql.call(
            {
              operation: 'watchlistSettingsByOwner',
              document: WatchlistSettingsByOwnerDocument,
              variables: { owner, ...page },
            },
            options,
          ),
          ({ watchlistSettingsByOwner: { items, nextToken } }) => ({ items: items.map(toSetting), nextToken }),
        ),
      ),

    /** Returns the user's settings of a list, and creates them with these choices if needed. */
    async createWatchlistSetting(
      { watchlistID, ...choices }: Omit<SettingChoices, 'seen'> & { watchlistID: string },
      options?: CallOptions,
    ): Promise<Outcome<WatchlistSetting>> {
      const variables = { input: { watchlistID, ...toWire(choices) } };
      const document = CreateWatchlistSettingDocument;
      const made = await graphql.call({ operation: 'createWatchlistSetting', document, variables }, options);
      return mapOutcome(made, ({ createWatchlistSetting }) => toSetting(createWatchlistSetting));
    },

    async updateWatchlistSetting(
      id: string,
      choices: SettingChoices,
      options?: CallOptions,
    ): Promise<Outcome<WatchlistSetting>> {
      const variables = { input: { id, ...toWire(choices) } };
      const document = UpdateWatchlistSettingDocument;
      const saved = await graphql.call({ operation: 'updateWatchlistSetting', document, variables }, options);
      return mapOutcome(saved, ({ updateWatchlistSetting }) => toSetting(updateWatchlistSetting));
    },

    async deleteWatchlistSetting(id: string, options?: CallOptions): Promise<Outcome<{ id: string }>> {
      const document = DeleteWatchlistSettingDocument;
      const call = { operation: 'deleteWatchlistSetting', document, variables: { input: { id } } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => ({ id: data.deleteWatchlistSetting.id }));
    },
  };
}

/** Calls for sharing lists with users and teams. */
export function watchlistSharingCalls(graphql: GraphQLTransport) {
  const none = <Item>(outcome: Outcome<Item[]>): Outcome<Item[]> => (outcome.ok ? outcome : { ...outcome, data: [] });
  return {
    /** Returns the shares of a list, the oldest first. */
    async watchlistSharesByList(watchlistID: string, options?: CallOptions): Promise<Outcome<WatchlistShare[]>> {
      const document = WatchlistSharesByListDocument;
      const call = { operation: 'watchlistSharesByList', document, variables: { watchlistID } } as const;
      return none(mapOutcome(await graphql.call(call, options), (data) => data.watchlistSharesByList.map(toShare)));
    },

    /** Returns lists that are shared with `owner`, who must be the user. */
    async watchlistSharesByOwner(owner: string, options?: CallOptions): Promise<Outcome<WatchlistShare[]>> {
      const document = WatchlistSharesByOwnerDocument;
      const call = { operation: 'watchlistSharesByOwner', document, variables: { owner } } as const;
      return none(mapOutcome(await graphql.call(call, options), (data) => data.watchlistSharesByOwner.map(toShare)));
    },

    /** As `shareList`, over GraphQL. Returns the share. */
    async createWatchlistShare(
      { watchlistID, ...share }: ListShare & { watchlistID: string },
      options?: CallOptions,
    ): Promise<Outcome<WatchlistShare>> {
      const document = CreateWatchlistShareDocument;
      const variables = { input: { watchlistID, ...share } };
      const call = { operation: 'createWatchlistShare', document, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toShare(data.createWatchlistShare));
    },

    /** As `setShareRole`, over GraphQL and with the share's own id. */
    async updateWatchlistShare(
      input: Pick<WatchlistShare, 'id' | 'role'>,
      options?: CallOptions,
    ): Promise<Outcome<WatchlistShare>> {
      const document = UpdateWatchlistShareDocument;
      const call = { operation: 'updateWatchlistShare', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toShare(data.updateWatchlistShare));
    },

    /** As `unshareList`, over GraphQL and with the share's own id. */
    async deleteWatchlistShare(id: string, options?: CallOptions): Promise<Outcome<WatchlistShare>> {
      const document = DeleteWatchlistShareDocument;
      const call = { operation: 'deleteWatchlistShare', document, variables: { input: { id } } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => toShare(data.deleteWatchlistShare));
    },

    /** Links a list to a team; an existing link stays. */
    async createWatchlistTeam(
      input: Pick<WatchlistTeam, 'watchlistID' | 'teamID'>,
      options?: CallOptions,
    ): Promise<Outcome<WatchlistTeam>> {
      const document = CreateWatchlistTeamDocument;
      const call = { operation: 'createWatchlistTeam', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.createWatchlistTeam);
    },

    /** Deletes a link, by its own id. */
    async deleteWatchlistTeam(id: string, options?: CallOptions): Promise<Outcome<{ id: string }>> {
      const document = DeleteWatchlistTeamDocument;
      const call = { operation: 'deleteWatchlistTeam', document, variables: { input: { id } } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => ({ id: data.deleteWatchlistTeam.id }));
    },
  };
}

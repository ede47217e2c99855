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

/** What a user chooses for a list; a part that is left out stays as it is. */
export interface SettingChoices {
  starred?: boolean;
  email?: boolean;
  follow?: boolean;
  funding_updates?: boolean;
  /** Anything that JSON can say. */
  preferences?: unknown;
  /** The user looks at the list now: what comes later is new. */
  seen?: boolean;
}

const toWire = ({ preferences, ...choices }: SettingChoices) => ({
  ...choices,
  ...(preferences !== undefined && { preferences: preferences === null ? null : JSON.stringify(preferences) }),
});

/** A user's own settings of lists. */
export function watchlistSettingCalls(graphql: GraphQLTransport) {
  return {
    /** All settings of `owner`, who must be the user. A failure carries what had arrived, at worst an empty list. */
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

    /** The user's settings of a list: as they are, or new ones with these choices. */
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

/** Whom lists are shared with: users and teams. */
export function watchlistSharingCalls(graphql: GraphQLTransport) {
  const none = <Item>(outcome: Outcome<Item[]>): Outcome<Item[]> => (outcome.ok ? outcome : { ...outcome, data: [] });
  return {
    /** Whom a list is shared with, the first first. */
    async watchlistSharesByList(watchlistID: string, options?: CallOptions): Promise<Outcome<WatchlistShare[]>> {
      const document = WatchlistSharesByListDocument;
      const call = { operation: 'watchlistSharesByList', document, variables: { watchlistID } } as const;
      return none(mapOutcome(await graphql.call(call, options), (data) => data.watchlistSharesByList.map(toShare)));
    },

    /** Lists that are shared with `owner`, who must be the user. */
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

    /** Links a list to a team; a link that is there already stays. */
    async createWatchlistTeam(
      input: Pick<WatchlistTeam, 'watchlistID' | 'teamID'>,
      options?: CallOptions,
    ): Promise<Outcome<WatchlistTeam>> {
      const document = CreateWatchlistTeamDocument;
      const call = { operation: 'createWatchlistTeam', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.createWatchlistTeam);
    },

    /** Takes a link away, by its own id. */
    async deleteWatchlistTeam(id: string, options?: CallOptions): Promise<Outcome<{ id: string }>> {
      const document = DeleteWatchlistTeamDocument;
      const call = { operation: 'deleteWatchlistTeam', document, variables: { input: { id } } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => ({ id: data.deleteWatchlistTeam.id }));
    },
  };
}

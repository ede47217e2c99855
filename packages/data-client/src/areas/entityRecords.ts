import type { Account, ChannelInvite, Outcome, UserPreference, WatchlistTeam } from '@fs/api-contract';
import {
  CreateChannelInvitesDocument,
  CreateSocialTonesDocument,
  DeleteChannelInvitesDocument,
  DeleteSocialTonesDocument,
  DeleteUserPreferencesDocument,
  RemoveAccountDocument,
  UpdateChannelInvitesDocument,
  UpdateSocialTonesDocument,
  UpdateWatchlistTeamDocument,
} from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import { mapOutcome } from '../transport/paged.ts';
import type { CallOptions } from '../transport/rest.ts';
import type { SocialTone } from './making.ts';

type ToneChanges = Partial<Omit<SocialTone, 'id' | 'slug'>> & { id: string };

/** Calls that create, update and delete stored entities where no screen does, for integrators. */
export function entityRecordCalls(graphql: GraphQLTransport) {
  return {
    /** Deletes a preference of the user. */
    async deleteUserPreferences(
      id: string,
      options?: CallOptions,
    ): Promise<Outcome<Pick<UserPreference, 'id' | 'key'>>> {
      const variables = { input: { id } };
      const call = { operation: 'deleteUserPreferences', document: DeleteUserPreferencesDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), ({ deleteUserPreferences: { id: deleted, key } }) => ({
        id: deleted,
        key,
      }));
    },

    /** Adds a tone of social posts. For administrators. */
    async createSocialTones(input: Omit<SocialTone, 'id'>, options?: CallOptions): Promise<Outcome<SocialTone>> {
      const call = {
        operation: 'createSocialTones',
        document: CreateSocialTonesDocument,
        variables: { input },
      } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.createSocialTones);
    },

    /** Changes a tone; missing fields stay unchanged. For administrators. */
    async updateSocialTones(input: ToneChanges, options?: CallOptions): Promise<Outcome<SocialTone>> {
      const call = {
        operation: 'updateSocialTones',
        document: UpdateSocialTonesDocument,
        variables: { input },
      } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.updateSocialTones);
    },

    /** Deletes a tone. For administrators. */
    async deleteSocialTones(id: string, options?: CallOptions): Promise<Outcome<SocialTone>> {
      const variables = { input: { id } };
      const call = { operation: 'deleteSocialTones', document: DeleteSocialTonesDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.deleteSocialTones);
    },

    /** Invites one email to a channel. `client.chat.createChannelInvites` invites several. */
    async createChannelInvites(
      input: { channelID: string; owner: string; uses?: number },
      options?: CallOptions,
    ): Promise<Outcome<ChannelInvite>> {
      const document = CreateChannelInvitesDocument;
      const call = { operation: 'createChannelInvites', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.createChannelInvites);
    },

    /** Says that the user joined by an invite. */
    async updateChannelInvites(
      input: { id: string; quebicUserID: string },
      options?: CallOptions,
    ): Promise<Outcome<ChannelInvite>> {
      const document = UpdateChannelInvitesDocument;
      const call = { operation: 'updateChannelInvites', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.updateChannelInvites);
    },

    /** Withdraws an invite, or declines the user's own. */
    async deleteChannelInvites(id: string, options?: CallOptions): Promise<Outcome<ChannelInvite>> {
      const document = DeleteChannelInvitesDocument;
      const call = { operation: 'deleteChannelInvites', document, variables: { input: { id } } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.deleteChannelInvites);
    },

    /** Moves a list's link to another team. */
    async updateWatchlistTeam(
      input: { id: string; teamID: string },
      options?: CallOptions,
    ): Promise<Outcome<WatchlistTeam>> {
      const document = UpdateWatchlistTeamDocument;
      const call = { operation: 'updateWatchlistTeam', document, variables: { input } } as const;
      return mapOutcome(await graphql.call(call, options), (data) => data.updateWatchlistTeam);
    },

    /** Deletes an organization that the user owns, after a recent login. Its lists become personal ones. */
    async removeAccount(id: string, options?: CallOptions): Promise<Outcome<Pick<Account, 'id' | 'name'>>> {
      const variables = { input: { id } };
      const call = { operation: 'removeAccount', document: RemoveAccountDocument, variables } as const;
      return mapOutcome(await graphql.call(call, options), ({ removeAccount: { id: removed, name } }) => ({
        id: removed,
        name,
      }));
    },
  };
}

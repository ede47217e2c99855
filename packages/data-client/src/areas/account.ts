import type {
  AccountSession,
  Avatars,
  accountRoutes,
  Outcome,
  Tours,
  UploadTarget,
  UserAccount,
  UserAccountChanges,
} from '@fs/api-contract';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { UploadTransport } from '../transport/upload.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Users by email or by id, never both: at most `limits.avatarsPerCall`. */
export type AvatarsOf = { emails: readonly string[] } | { ids: readonly string[] };

type AvatarType = 'image/jpeg' | 'image/png';

/** The user's own account: profile, picture, tours. */
export function accountCalls(rest: RestTransport, upload: UploadTransport) {
  const calls = {
    getAccount: (options?: CallOptions): Promise<Outcome<UserAccount>> => rest.call('getAccount', {}, options),

    /** Changes what is given and leaves the rest. Gives the account as it is then. */
    saveAccount: (changes: UserAccountChanges, options?: CallOptions): Promise<Outcome<UserAccount>> =>
      rest.call('saveAccount', { body: changes }, options),

    /** Where to put a picture of this type and size; `uploadAvatar` does all of it. */
    getAvatarUpload: (
      { type, size }: { type: AvatarType; size: number },
      options?: CallOptions,
    ): Promise<Outcome<UploadTarget>> => rest.call('getAvatarUpload', { query: { type, size } }, options),

    /** Addresses of pictures by the email or id that was asked for; null for who has none. */
    getAvatars: (of: AvatarsOf, options?: CallOptions): Promise<Outcome<Avatars>> =>
      rest.call('getAvatars', { query: toQuery(of) }, options),

    /** How often the user finished each tour, by its key. A tour that is not named was never finished. */
    getTours: (options?: CallOptions): Promise<Outcome<Tours>> => rest.call('getTours', {}, options),

    /** Replaces all counts. */
    saveTours: (tours: Tours, options?: CallOptions): Promise<Outcome<Tours>> =>
      rest.call('saveTours', { body: tours }, options),
    /**
     * Ends every session with our API, also those that a hosted provider would honor for another hour. To be called
     * before `session.signOut`, which has no token afterwards.
     */
    endSessions: (options?: CallOptions): Promise<Outcome<object>> => rest.call('endSessions', {}, options),

    /** Where the user is signed in, the session last used first. */
    listSessions: (options?: CallOptions): Promise<Outcome<AccountSession[]>> => rest.call('listSessions', {}, options),

    /** Ends one session; `not-found` for one that has ended. The current one may be ended as well. */
    endSession: (id: string, options?: CallOptions): Promise<Outcome<object>> =>
      rest.call('endSession', { params: { id } }, options),
  } satisfies AreaCalls<typeof accountRoutes>;
  return {
    ...calls,

    /** Address of the user's own picture; null without one. */
    getAvatar: async (options?: CallOptions): Promise<Outcome<string | null>> => {
      const outcome = await rest.call('getAvatars', { query: {} }, options);
      if (!outcome.ok) return { ok: false, error: outcome.error, reason: outcome.reason };
      return { ok: true, data: Object.values(outcome.data)[0] ?? null };
    },

    /** Sends a picture and makes it the user's own. */
    uploadAvatar: async (file: File, options?: CallOptions): Promise<Outcome<UserAccount>> => {
      const target = await calls.getAvatarUpload({ type: file.type as AvatarType, size: file.size }, options);
      if (!target.ok) return { ok: false, error: target.error, reason: target.reason };
      const sent = await upload.put(target.data, file, options);
      if (!sent.ok) return { ok: false, error: sent.error, reason: sent.reason };
      return calls.saveAccount({ avatar: target.data.key }, options);
    },
  };
}

function toQuery(of: AvatarsOf) {
  return 'emails' in of ? { emails: of.emails.join(',') } : { ids: of.ids.join(',') };
}

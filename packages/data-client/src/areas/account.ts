import type {
  AccountSession,
  Avatars,
  accountRoutes,
  MailForecast,
  Outcome,
  Tours,
  UploadTarget,
  UserAccount,
  UserAccountChanges,
} from '@fs/api-contract';
import { withoutData } from '../transport/paged.ts';
import type { CallOptions, RestTransport } from '../transport/rest.ts';
import type { UploadTransport } from '../transport/upload.ts';
import type { AreaCalls } from './AreaCalls.ts';

/** Users by email or by id, never both: up to `limits.avatarsPerCall`. */
export type AvatarsOf = { emails: readonly string[] } | { ids: readonly string[] };

type AvatarType = 'image/jpeg' | 'image/png';

/** Calls for the user's own account: profile, avatar, tours. */
export function accountCalls(rest: RestTransport, upload: UploadTransport) {
  const calls = {
    getAccount: (options?: CallOptions): Promise<Outcome<UserAccount>> => rest.call('getAccount', {}, options),

    /** Changes the given fields and leaves the others. Returns the updated account. */
    saveAccount: (changes: UserAccountChanges, options?: CallOptions): Promise<Outcome<UserAccount>> =>
      rest.call('saveAccount', { body: changes }, options),

    /** Returns where to upload an avatar of this type and size. `uploadAvatar` does the whole upload. */
    getAvatarUpload: (
      { type, size }: { type: AvatarType; size: number },
      options?: CallOptions,
    ): Promise<Outcome<UploadTarget>> => rest.call('getAvatarUpload', { query: { type, size } }, options),

    /** Returns addresses of avatars by the requested email or id; null for users without one. */
    getAvatars: (of: AvatarsOf, options?: CallOptions): Promise<Outcome<Avatars>> =>
      rest.call('getAvatars', { query: toQuery(of) }, options),

    /** Returns how often the user finished each tour, by key. A missing tour was never finished. */
    getTours: (options?: CallOptions): Promise<Outcome<Tours>> => rest.call('getTours', {}, options),

    /** Replaces all counts. */
    saveTours: (tours: Tours, options?: CallOptions): Promise<Outcome<Tours>> =>
      rest.call('saveTours', { body: tours }, options),
    /**
     * Ends every session with our API, including those that a hosted provider would honor for another hour. Call it
     * before `session.signOut`, after which there is no token.
     */
    endSessions: (options?: CallOptions): Promise<Outcome<object>> => rest.call('endSessions', {}, options),

    /** Returns how many emails the user's subscribed lists would have sent lately, by frequency. */
    getMailForecast: (options?: CallOptions): Promise<Outcome<MailForecast>> =>
      rest.call('getMailForecast', {}, options),

    /** Returns the user's sessions, the last used first. */
    listSessions: (options?: CallOptions): Promise<Outcome<AccountSession[]>> => rest.call('listSessions', {}, options),

    /** Ends one session; `not-found` for one that has ended. The current session may be ended too. */
    endSession: (id: string, options?: CallOptions): Promise<Outcome<object>> =>
      rest.call('endSession', { params: { id } }, options),
  } satisfies AreaCalls<typeof accountRoutes>;
  return {
    ...calls,

    /** Returns the address of the user's own avatar; null without one. */
    getAvatar: async (options?: CallOptions): Promise<Outcome<string | null>> => {
      const outcome = await rest.call('getAvatars', { query: {} }, options);
      if (!outcome.ok) return withoutData(outcome);
      return { ok: true, data: Object.values(outcome.data)[0] ?? null };
    },

    /** Uploads an image and makes it the user's avatar. */
    uploadAvatar: async (file: File, options?: CallOptions): Promise<Outcome<UserAccount>> => {
      const target = await calls.getAvatarUpload({ type: file.type as AvatarType, size: file.size }, options);
      if (!target.ok) return withoutData(target);
      const sent = await upload.put(target.data, file, options);
      if (!sent.ok) return withoutData(sent);
      return calls.saveAccount({ avatar: target.data.key }, options);
    },
  };
}

function toQuery(of: AvatarsOf) {
  return 'emails' in of ? { emails: of.emails.join(',') } : { ids: of.ids.join(',') };
}

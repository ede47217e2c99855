import { type accountRoutes, defaultPlanId } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import { notFound } from '../../http/failures.ts';
import { limitCalls } from '../../http/limitCalls.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { Attempts } from '../../identity/attempts.ts';
import type { IdentityProvider } from '../../identity/identityProvider.ts';
import { revokeSessionsOfUser } from '../../identity/sessions.ts';
import { forecastDigests } from '../watchlists/digest/forecastDigests.ts';
import { readProfile, readTours, replaceAvatar, updateProfile } from './repository.ts';
import { avatarUploads, findAvatars, removeStaleAvatars, toRow } from './rules.ts';
import { endSession, listSessions } from './sessions.ts';

export function accountHandlers(
  database: Database,
  files: Files,
  sessions: IdentityProvider['sessions'],
  attempts: Attempts,
): Handlers<typeof accountRoutes> {
  async function readAccount(userId: string) {
    const { avatar_key, plan_id, ...profile } = await readProfile(database, userId);
    return { ...profile, avatar: avatar_key && files.urlOf(avatar_key), planID: plan_id ?? defaultPlanId };
  }
  return {
    getAccount: ({ user }) => readAccount(user.id),
    saveAccount: async ({ user, body }) => {
      const row = await toRow(files, user.id, body);
      if (row.avatar_key === undefined) {
        await updateProfile(database, user.id, row);
        return readAccount(user.id);
      }
      // Of concurrent saves, each removes only the avatar that it replaced itself.
      const replaced = [await replaceAvatar(database, user.id, row), body.avatar];
      await Promise.all(replaced.map((key) => key && files.remove(key)));
      return readAccount(user.id);
    },
    getAvatarUpload: async ({ user, query }) => {
      await limitCalls(attempts, avatarUploads, user.id);
      const { avatar_key } = await readProfile(database, user.id);
      await removeStaleAvatars(files, user.id, avatar_key);
      // Picked by name, so that other query parameters have no effect.
      const { type, size } = query;
      return files.uploadTarget({ folder: files.ownerFolder('avatars', user.id), type, size });
    },
    getAvatars: ({ user, query: { emails, ids } }) =>
      emails === undefined
        ? findAvatars(database, files, { user, by: 'id', list: ids ?? user.id })
        : findAvatars(database, files, { user, by: 'email', list: emails }),
    endSessions: async ({ user }) => {
      const now = new Date();
      if (sessions === 'stored') await revokeSessionsOfUser({ database, now: () => now }, user.id);
      else await updateProfile(database, user.id, { signed_out_at: now });
      return {};
    },
    listSessions: ({ user }) =>
      sessions === 'stored' ? listSessions(database, user, new Date()) : Promise.resolve([]),
    endSession: async ({ user, params }) => {
      if (!(await endSession(database, user, params.id, new Date()))) throw notFound();
      return {};
    },
    getMailForecast: ({ user }) => forecastDigests(database, user, new Date()),
    getTours: ({ user }) => readTours(database, user.id),
    saveTours: async ({ user, body }) => {
      await updateProfile(database, user.id, { tours: JSON.stringify(body) });
      return body;
    },
  };
}

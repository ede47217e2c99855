import { type accountRoutes, defaultPlanId } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import { notFound, tooOften } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import type { Attempts } from '../../identity/attempts.ts';
import type { IdentityProvider } from '../../identity/identityProvider.ts';
import { revokeSessionsOfUser } from '../../identity/sessions.ts';
import { readProfile, readTours, replaceAvatar, updateProfile } from './repository.ts';
import { avatarUploads, findAvatars, removeStaleAvatars, toRow } from './rules.ts';
import { endSession, listSessions } from './sessions.ts';

export function accountHandlers(
  database: Database,
  files: Files,
  sessions: IdentityProvider['sessions'],
  attempts: Attempts,
): Handlers<typeof accountRoutes> {
  async function accountOf(userId: string) {
    const { avatar_key, plan_id, ...profile } = await readProfile(database, userId);
    return { ...profile, avatar: avatar_key && files.urlOf(avatar_key), planID: plan_id ?? defaultPlanId };
  }
  return {
    getAccount: ({ reader }) => accountOf(reader.id),
    saveAccount: async ({ reader, body }) => {
      const row = await toRow(database, files, reader.id, body);
      if (row.avatar_key === undefined) {
        await updateProfile(database, reader.id, row);
        return accountOf(reader.id);
      }
      // Of saves at the same time, each removes what its own replaced and never what another has just written.
      const replaced = [await replaceAvatar(database, reader.id, row), body.avatar];
      await Promise.all(replaced.map((key) => key && files.remove(key)));
      return accountOf(reader.id);
    },
    getAvatarUpload: async ({ reader, query }) => {
      if (!(await attempts.count(avatarUploads, reader.id))) throw tooOften();
      const { avatar_key } = await readProfile(database, reader.id);
      await removeStaleAvatars(files, reader.id, avatar_key);
      // By name: what else a query may hold decides nothing.
      const { type, size } = query;
      return files.uploadTarget({ folder: files.ownerFolder('avatars', reader.id), type, size });
    },
    getAvatars: ({ reader, query: { emails, ids } }) =>
      emails === undefined
        ? findAvatars(database, files, { reader, by: 'id', list: ids ?? reader.id })
        : findAvatars(database, files, { reader, by: 'email', list: emails }),
    endSessions: async ({ reader }) => {
      const now = new Date();
      if (sessions === 'stored') await revokeSessionsOfUser({ database, now: () => now }, reader.id);
      else await updateProfile(database, reader.id, { signed_out_at: now });
      return {};
    },
    listSessions: ({ reader }) =>
      sessions === 'stored' ? listSessions(database, reader, new Date()) : Promise.resolve([]),
    endSession: async ({ reader, params }) => {
      if (!(await endSession(database, reader, params.id, new Date()))) throw notFound();
      return {};
    },
    getTours: ({ reader }) => readTours(database, reader.id),
    saveTours: async ({ reader, body }) => {
      await updateProfile(database, reader.id, { tours: JSON.stringify(body) });
      return body;
    },
  };
}

import type { accountDataRoutes } from '@fs/api-contract';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import type { Files } from '../../files/files.ts';
import { conflict } from '../../http/failures.ts';
import type { Handlers } from '../../http/restRoutes.ts';
import { lockUser } from '../../identity/lockUser.ts';
import { closeCheckouts } from '../billing/closeCheckouts.ts';
import { deleteUser, readAccountData, readDeletion } from './repository.ts';
import { isAgreed, requireRecentLogin } from './rules.ts';

/** Handlers of the download of a user's data, and of the deletion of their account. */
export function accountDataHandlers(database: Database, files: Files): Handlers<typeof accountDataRoutes> {
  return {
    getAccountData: async ({ user }) => ({
      createdAt: new Date().toISOString(),
      data: await readAccountData(database.kysely, user),
    }),

    getAccountDeletion: ({ user }) => readDeletion(database.kysely, user),

    deleteAccount: async ({ user, body: { organizations } }) => {
      requireRecentLogin(user, new Date());
      await database.kysely.transaction().execute(async (kysely) => {
        await lockUser({ kysely }, user.id);
        const deletion = await readDeletion(kysely, user);
        if (!isAgreed(deletion, organizations)) {
          throw conflict('Your account has changed. Check what will be deleted, and confirm again.', deletion);
        }
        const now = new Date();
        await closeCheckouts({ kysely }, { user_id: user.id }, now);
        for (const account_id of organizations) await closeCheckouts({ kysely }, { account_id }, now);
        await deleteUser(kysely, user, organizations);
        const subject = `user:${user.id}` as const;
        await audit.record(kysely, { action: 'user.deleted', actor: subject, subject, facts: {} });
      });
      const owned = (['avatars', 'snapshots'] as const).map((kind) => files.list(files.ownerFolder(kind, user.id)));
      await Promise.all((await Promise.all(owned)).flat().map((key) => files.remove(key)));
      return {};
    },
  };
}

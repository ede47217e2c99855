import type { UploadTarget } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import type { Files, ImageType } from '../../files/files.ts';
import { limitCalls } from '../../http/limitCalls.ts';
import type { User } from '../../http/user.ts';
import type { Attempts } from '../../identity/attempts.ts';
import { avatarUploads, removeStaleAvatars, storeAvatar } from '../account/rules.ts';
import { lockOwnedWorkspace } from './lockWorkspace.ts';

/** Logos are kept like avatars, in a folder of the account's. */
export async function createLogoUpload(
  { database, files, attempts }: { database: Database; files: Files; attempts: Attempts },
  user: User,
  id: string,
  file: { type: ImageType; size: number },
): Promise<UploadTarget> {
  const current = await database.kysely.transaction().execute(async (kysely) => {
    await lockOwnedWorkspace({ kysely }, user, id);
    return readLogo({ kysely }, id);
  });
  await limitCalls(attempts, avatarUploads, user.id);
  await removeStaleAvatars(files, id, await findKey(files, id, current));
  return files.uploadTarget({ folder: files.ownerFolder('avatars', id), ...file });
}

/** Sets the logo to an uploaded file; null removes it. @throws HttpFailure 400, 403, 404 */
export async function saveLogo(
  { database, files }: { database: Database; files: Files },
  user: User,
  id: string,
  upload: string | null,
): Promise<void> {
  await database.kysely.transaction().execute((kysely) => lockOwnedWorkspace({ kysely }, user, id));
  const stored = upload === null ? null : await storeAvatar(files, id, upload);
  const logo = stored === null ? null : files.urlOf(stored);
  const replaced = await database.kysely.transaction().execute(async (kysely) => {
    await lockOwnedWorkspace({ kysely }, user, id);
    const current = await readLogo({ kysely }, id);
    await kysely.updateTable('accounts').set({ logo_url: logo, updated_at: new Date() }).where('id', '=', id).execute();
    return current;
  });
  const unused = [await findKey(files, id, replaced), upload];
  await Promise.all(unused.map((key) => key && files.remove(key)));
}

async function readLogo({ kysely }: Pick<Database, 'kysely'>, id: string): Promise<string | null> {
  const row = await kysely.selectFrom('accounts').select('logo_url').where('id', '=', id).executeTakeFirst();
  return row?.logo_url ?? null;
}

/** The key of a logo that is stored here; null for none, and for one of another host. */
async function findKey(files: Files, id: string, address: string | null): Promise<string | null> {
  if (address === null) return null;
  const keys = await files.list(files.ownerFolder('avatars', id));
  return keys.find((key) => files.urlOf(key) === address) ?? null;
}

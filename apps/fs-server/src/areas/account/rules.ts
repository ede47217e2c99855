import { type Avatars, limits, type UserAccountChanges } from '@fs/api-contract';
import type { Updateable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { UsersTable } from '../../database/identityTables.ts';
import { cleanPicture } from '../../files/cleanPicture.ts';
import { timeOfKey } from '../../files/fileKeys.ts';
import type { Files } from '../../files/files.ts';
import { typeOfKey } from '../../files/imageBytes.ts';
import { HttpFailure } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { AttemptRule } from '../../identity/attempts.ts';
import { personNameProblem } from '../../identity/personName.ts';
import { parseIdList } from '../../values/idList.ts';
import { keepKnownPulses, listAvatarKeys } from './repository.ts';

/** Bounds the files that one user can leave behind while they are fresh. */
export const avatarUploads: AttemptRule = { name: 'avatar upload', most: 60, seconds: 60 * 60 };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What a user's changes come to in their row. @throws HttpFailure 400 */
export async function toRow(
  database: Database,
  files: Files,
  userId: string,
  { given_name, family_name, avatar, market_pulses, watchlist_emails }: UserAccountChanges,
): Promise<Updateable<UsersTable>> {
  for (const name of [given_name, family_name]) {
    const problem = name === undefined ? null : personNameProblem(name.trim());
    if (problem) throw new HttpFailure(400, problem);
  }
  return {
    ...(given_name !== undefined && { given_name: given_name.trim() }),
    ...(family_name !== undefined && { family_name: family_name.trim() }),
    ...(avatar !== undefined && { avatar_key: avatar && (await keepPicture(files, userId, avatar)) }),
    ...(market_pulses && { market_pulses: await keepKnownPulses(database, market_pulses) }),
    ...(watchlist_emails !== undefined && { watchlist_emails }),
  };
}

/** Makes a picture of an upload that is this user's own and has arrived. Gives its key. @throws HttpFailure 400 */
async function keepPicture(files: Files, userId: string, upload: string): Promise<string> {
  const folder = files.ownerFolder('avatars', userId);
  const isOwn = (await files.list(folder)).includes(upload);
  const bytes = isOwn ? await files.read(upload) : null;
  if (!bytes) throw new HttpFailure(400, 'The picture has not arrived');
  const type = typeOfKey(upload);
  const picture = await cleanPicture(type, bytes);
  if (!picture) throw new HttpFailure(400, 'The picture cannot be read');
  return files.write({ folder, type }, picture);
}

/**
 * Far longer than an address takes a file and a save takes: what is younger may be an upload that is under way, or the
 * picture of a save that has not reached the row yet.
 */
const freshMs = 60 * 60_000;

/** Removes pictures that are neither in use nor fresh: abandoned uploads fill no disk. */
export async function removeStaleAvatars(files: Files, userId: string, current: string | null): Promise<void> {
  const own = await files.list(files.ownerFolder('avatars', userId));
  const stale = own.filter((key) => key !== current && timeOfKey(key) < Date.now() - freshMs);
  await Promise.all(stale.map((key) => files.remove(key)));
}

interface AvatarsAsked {
  user: User;
  by: 'email' | 'id';
  /** Separated by commas. */
  list: string;
}

/** Pictures of users, by what each was asked for. Nobody and nobody's picture look alike. @throws HttpFailure 400 */
export async function findAvatars(
  database: Database,
  files: Files,
  { user, by, list }: AvatarsAsked,
): Promise<Avatars> {
  const asked = parseIdList(list, limits.avatarsPerCall).map((word) => word.toLowerCase());
  const known = asked.filter((word) => by === 'email' || uuid.test(word));
  const keys = new Map((await listAvatarKeys(database, user, by, known)).map(({ name, key }) => [name, key]));
  return Object.fromEntries(
    asked.map((word) => {
      const key = keys.get(word);
      return [word, key === undefined ? null : files.urlOf(key)];
    }),
  );
}

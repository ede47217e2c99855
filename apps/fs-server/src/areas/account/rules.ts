import { type Avatars, limits, type UserAccountChanges } from '@fs/api-contract';
import type { Database } from '../../database/database.ts';
import { cleanImage, maxSides } from '../../files/cleanImage.ts';
import { isImageType, typeOfKey } from '../../files/fileBytes.ts';
import { timeOfKey } from '../../files/fileKeys.ts';
import type { Files } from '../../files/files.ts';

import { HttpFailure } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import type { AttemptRule } from '../../identity/attempts.ts';
import { findPersonNameProblem } from '../../identity/personName.ts';
import { parseIdList } from '../../values/idList.ts';
import { isUuid } from '../../values/uuid.ts';
import { listAvatarKeys, type ProfileChanges, pulsesAfter } from './repository.ts';

/** Limits the number of recent files that one user can accumulate. */
export const avatarUploads: AttemptRule = { name: 'avatar upload', limit: 60, windowSeconds: 60 * 60 };

/** Validates a user's changes, and returns the columns to update. @throws HttpFailure 400 */
export async function toRow(
  files: Files,
  userId: string,
  { given_name, family_name, avatar, market_pulses, market_pulse_changes, ...mail }: UserAccountChanges,
): Promise<ProfileChanges> {
  for (const name of [given_name, family_name]) {
    const problem = name === undefined ? null : findPersonNameProblem(name.trim());
    if (problem) throw new HttpFailure(400, problem);
  }
  return {
    ...(given_name !== undefined && { given_name: given_name.trim() }),
    ...(family_name !== undefined && { family_name: family_name.trim() }),
    ...(avatar !== undefined && { avatar_key: avatar && (await storeAvatar(files, userId, avatar)) }),
    ...((market_pulses ?? market_pulse_changes) && { market_pulses: pulsesAfter(market_pulses, market_pulse_changes) }),
    ...mail,
  };
}

/** Processes an uploaded picture of a user or an account, and returns the key of the result. @throws HttpFailure 400 */
export async function storeAvatar(files: Files, ownerId: string, upload: string): Promise<string> {
  const folder = files.ownerFolder('avatars', ownerId);
  const isOwn = (await files.list(folder)).includes(upload);
  const bytes = isOwn ? await files.read(upload) : null;
  if (!bytes) throw new HttpFailure(400, 'Upload the photo before saving');
  const type = typeOfKey(upload);
  const image = isImageType(type) ? await cleanImage(type, bytes, maxSides.avatars) : null;
  if (!image) throw new HttpFailure(400, 'Couldn’t read this photo. Choose another.');
  return files.write({ folder, type }, image);
}

/**
 * Age below which a file may belong to an upload in progress, or to a save that is not committed yet. Far longer than
 * either takes.
 */
const minStaleAgeMs = 60 * 60_000;

/** Removes avatars that are neither in use nor recent, so that abandoned uploads do not accumulate. */
export async function removeStaleAvatars(files: Files, ownerId: string, current: string | null): Promise<void> {
  const own = await files.list(files.ownerFolder('avatars', ownerId));
  const stale = own.filter((key) => key !== current && timeOfKey(key) < Date.now() - minStaleAgeMs);
  await Promise.all(stale.map((key) => files.remove(key)));
}

interface AvatarQuery {
  user: User;
  by: 'email' | 'id';
  /** Comma-separated. */
  list: string;
}

/**
 * Finds avatars by email or id. An unknown user and a user without an avatar give the same result. @throws HttpFailure
 * 400
 */
export async function findAvatars(database: Database, files: Files, { user, by, list }: AvatarQuery): Promise<Avatars> {
  const values = parseIdList(list, limits.avatarsPerCall).map((word) => word.toLowerCase());
  const valid = values.filter((word) => by === 'email' || isUuid(word));
  const keys = new Map((await listAvatarKeys(database, user, by, valid)).map(({ name, key }) => [name, key]));
  return Object.fromEntries(
    values.map((word) => {
      const key = keys.get(word);
      return [word, key === undefined ? null : files.urlOf(key)];
    }),
  );
}

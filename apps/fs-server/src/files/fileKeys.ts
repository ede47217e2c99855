import { createHmac, type KeyObject } from 'node:crypto';
import { v7 as createTimedUuid, validate, version } from 'uuid';
import { deriveKey } from '../identity/signingKey.ts';
import type { ImageType } from './files.ts';
import { extensions } from './imageBytes.ts';

const keyPattern = /^avatars\/[0-9a-f]{32}\/([0-9a-f-]{36})\.(jpg|png)$/;

/** Whether a text can name a file of a store, and nothing outside it. */
export function isFileKey(text: string): boolean {
  return keyPattern.test(text);
}

/**
 * A name that nobody can guess, in its owner's folder. It holds the time at which it was made.
 * @throws Error for a folder that is nobody's
 */
export function newFileKey(folder: string, type: ImageType): string {
  const key = `${folder}/${createTimedUuid()}.${extensions[type]}`;
  if (!isFileKey(key)) throw new Error('Only names of our own making are signed');
  return key;
}

/** When a key was made, in milliseconds since 1970; 0 for a key from before keys held their time. */
export function timeOfKey(key: string): number {
  const uuid = keyPattern.exec(key)?.[1] ?? '';
  return validate(uuid) && version(uuid) === 7 ? Number.parseInt(uuid.replace('-', '').slice(0, 12), 16) : 0;
}

/** What the files of a store are hidden and its addresses signed with. */
export function fileSigner(signingKey: KeyObject) {
  const secret = deriveKey(signingKey, 'foresight files');
  const sign = (purpose: string, words: readonly (string | number)[]): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...words]))
      .digest();
  return {
    sign,
    ownerFolder: (kind: 'avatars', ownerId: string): string =>
      `${kind}/${sign('owner', [ownerId]).toString('hex').slice(0, 32)}`,
  };
}

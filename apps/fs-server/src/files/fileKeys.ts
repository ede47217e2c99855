import { createHmac, type KeyObject } from 'node:crypto';
import { v7 as createTimedUuid, validate, version } from 'uuid';
import { deriveKey } from '../identity/signingKey.ts';
import { extensions } from './fileBytes.ts';
import type { FileKind, FileType } from './files.ts';

const keyPattern =
  /^(?:avatars|articles|attachments|snapshots|courses)\/[0-9a-f]{32}\/([0-9a-f-]{36})\.(?:jpg|png|pdf|txt|csv|webm|vtt)$/;

/** Whether a text is a valid file key, which cannot refer to anything outside the store. */
export function isFileKey(text: string): boolean {
  return keyPattern.test(text);
}

/** Whether anyone who knows the key may read the file. */
export function isPublicKey(text: string): boolean {
  return isFileKey(text) && !/^(attachments|snapshots|courses)\//.test(text);
}

/**
 * Creates an unguessable key in the owner's folder, which contains its creation time unless it is named.
 * @throws Error for an invalid folder
 */
export function createFileKey(folder: string, type: FileType, name: string = createTimedUuid()): string {
  const key = `${folder}/${name}.${extensions[type]}`;
  if (!isFileKey(key)) throw new Error('Only names of our own making are signed');
  return key;
}

/** The creation time of a key, in milliseconds since 1970; 0 for older keys without one. */
export function timeOfKey(key: string): number {
  const uuid = keyPattern.exec(key)?.[1] ?? '';
  return validate(uuid) && version(uuid) === 7 ? Number.parseInt(uuid.replace('-', '').slice(0, 12), 16) : 0;
}

/** Creates the functions that sign upload URLs and hide owners. */
export function createFileSigner(signingKey: KeyObject) {
  const secret = deriveKey(signingKey, 'foresight files');
  const sign = (purpose: string, words: readonly (string | number)[]): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...words]))
      .digest();
  return {
    sign,
    ownerFolder: (kind: FileKind, ownerId: string): string =>
      `${kind}/${sign('owner', [ownerId]).toString('hex').slice(0, 32)}`,
  };
}

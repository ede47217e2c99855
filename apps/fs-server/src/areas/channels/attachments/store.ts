import { randomUUID } from 'node:crypto';
import type { UploadTarget } from '@fs/api-contract';
import { cleanImage, maxSides } from '../../../files/cleanImage.ts';
import { hasContentOf, isFileType, isImageType } from '../../../files/fileBytes.ts';
import type { Files, FileType } from '../../../files/files.ts';
import { invalid } from '../../../http/failures.ts';
import type { StoredFile } from '../messages/repository.ts';
import type { Store } from '../repository.ts';
import { parseFileName } from '../rules.ts';
import { deleteUploads, insertUpload, listStaleUploads, listUploads } from './repository.ts';

/** Age after which an upload that no message claimed is removed. */
const staleMs = 60 * 60_000;
/** Files that one call removes: the others wait for the next. */
const removedPerCall = 20;

interface Unsent {
  userId: string;
  channelId: string;
  clientId: string;
}

/** Returns where to upload a file of an unsent message. */
export async function createUpload(
  store: Store,
  files: Files,
  { type, size, ...unsent }: Unsent & { type: FileType; size: number },
): Promise<UploadTarget> {
  await removeStaleUploads(store, files, new Date());
  const folder = files.ownerFolder('attachments', unsent.channelId);
  const target = await files.uploadTarget({ folder, type, size });
  await insertUpload(store, { key: target.key, type, ...unsent });
  return target;
}

/** Removes uploads that belong to no message. */
export async function removeStaleUploads(store: Store, files: Files, now: Date): Promise<void> {
  const keys = await listStaleUploads(store, new Date(now.getTime() - staleMs), removedPerCall);
  await Promise.all(keys.map((key) => files.remove(key)));
  await deleteUploads(store, keys);
}

/**
 * Compares uploads with their types, and stores them for a message: images from their pixels, without metadata. A file
 * that no message claims in the end is removed with the other uploads.
 * @throws HttpFailure 400
 */
export async function storeUploads(
  store: Store,
  files: Files,
  unsent: Unsent,
  embeds: readonly { url: string; file_name: string }[],
): Promise<StoredFile[]> {
  if (embeds.length === 0) return [];
  const uploads = await listUploads(store, unsent);
  const stored: StoredFile[] = [];
  for (const { url, file_name: given } of embeds) {
    const file_name = parseFileName(given);
    const type = uploads.get(url);
    const bytes = isFileType(type) ? await files.read(url) : null;
    if (!isFileType(type) || !bytes) throw invalid(`Upload ${file_name} again before sending`);
    const content = isImageType(type) ? await cleanImage(type, bytes, maxSides.attachments) : bytes;
    if (!content || !hasContentOf(type, content)) throw invalid(`${file_name} isn’t a readable file of its type`);
    const key = await files.write({ folder: files.ownerFolder('attachments', unsent.channelId), type }, content);
    await insertUpload(store, { key, type, ...unsent, clientId: randomUUID() });
    stored.push({ key, file_name, type, size: content.length });
  }
  return stored;
}

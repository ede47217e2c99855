import type { CourseChanges, CourseFileType } from '@fs/api-contract';
import { limits } from '@fs/api-contract';
import type { Kysely } from 'kysely';
import type { CourseFilesTable } from '../../../database/courseTables.ts';
import type { Tables } from '../../../database/tables.ts';
import { hasContentOf } from '../../../files/fileBytes.ts';
import type { Files } from '../../../files/files.ts';
import { invalid } from '../../../http/failures.ts';
import { listFiles, type Store } from '../repository.ts';
import { deleteUploads, findUpload, insertUpload, listStaleUploads } from './repository.ts';

/** Age after which an upload that no course claimed is removed: a draft may wait for its save. */
const staleMs = 24 * 60 * 60_000;
/** Files that one call removes: the others wait for the next. */
const removedPerCall = 20;

/** Returns where to upload a file for a course. */
export async function createUpload(
  store: Store,
  files: Files,
  { courseId, type, size }: { courseId: string; type: CourseFileType; size: number },
) {
  if (type !== 'video/webm' && size > limits.courseFileBytes) throw invalid('This file is too large');
  const stale = await listStaleUploads(store, new Date(Date.now() - staleMs), removedPerCall);
  await Promise.all(stale.map((key) => files.remove(key)));
  await deleteUploads(store, stale);
  const target = await files.uploadTarget({ folder: files.ownerFolder('courses', courseId), type, size });
  await insertUpload(store, { key: target.key, courseId, type });
  return target;
}

type Kind = CourseFilesTable['kind'];
type Change = CourseChanges['videos'][number] | CourseChanges['attachments'][number];
type Claim = (
  key: string,
  title: string,
  isRight: (type: CourseFileType) => boolean,
) => Promise<{ key: string; type: CourseFileType; size: number }>;

type StoredFile = Awaited<ReturnType<typeof listFiles>>[number];

const isVideo = (type: CourseFileType) => type === 'video/webm';
const isCaptions = (type: CourseFileType) => type === 'text/vtt';
const isRightFor: Record<Kind, (type: CourseFileType) => boolean> = {
  video: isVideo,
  attachment: (type) => !isVideo(type) && !isCaptions(type),
};

/** Takes uploads over, whose bytes are what their types say. @throws HttpFailure 400 */
function createClaim(store: Store, files: Files, courseId: string): Claim {
  return async (key, title, isRight) => {
    const type = await findUpload(store, courseId, key);
    const bytes = type && isRight(type) ? await files.read(key) : null;
    if (!type || !bytes) throw invalid(`Upload ${title} again before saving`);
    if (!hasContentOf(type, bytes)) throw invalid(`${title} isn’t a readable file of its type`);
    await deleteUploads(store, [key]);
    return { key, type, size: bytes.length };
  };
}

/** The key of the captions after a change; undefined to keep them. */
async function captionsOf(change: Change, claim: Claim): Promise<string | null | undefined> {
  const wanted = 'captions' in change ? change.captions : undefined;
  return typeof wanted === 'string' ? (await claim(wanted, change.title, isCaptions)).key : wanted;
}

function columnsOf(change: Change, position: number) {
  return {
    title: change.title.trim(),
    description: change.description.trim(),
    position,
    ...('name' in change && { name: change.name.trim() }),
    ...('duration' in change && { duration: change.duration, preview_image: change.previewimage }),
  };
}

/** Writes the files of a course in their order. Returns the keys of those that are left out. @throws HttpFailure 400 */
export async function saveFiles(
  transaction: Kysely<Tables>,
  files: Files,
  courseId: string,
  { videos, attachments }: Pick<CourseChanges, 'videos' | 'attachments'>,
): Promise<string[]> {
  const store = { kysely: transaction };
  const claim = createClaim(store, files, courseId);

  /** Returns the keys that are not used any more. */
  async function saveOne(kind: Kind, change: Change, position: number, stored: StoredFile | undefined) {
    const upload = change.key === undefined ? undefined : await claim(change.key, change.title, isRightFor[kind]);
    const captions_key = await captionsOf(change, claim);
    const columns = { ...columnsOf(change, position), ...(captions_key !== undefined && { captions_key }) };
    if (stored) {
      const values = { ...columns, ...upload };
      await transaction.updateTable('course_files').set(values).where('id', '=', stored.id).execute();
      return [upload ? stored.key : null, captions_key === undefined ? null : stored.captions_key];
    }
    if (!upload) throw invalid(`Upload ${change.title} again before saving`);
    const row = { ...columns, ...upload, course_id: courseId, kind };
    await transaction.insertInto('course_files').values(row).execute();
    return [];
  }

  async function saveKind(kind: Kind, changes: readonly Change[]): Promise<string[]> {
    const stored = (await listFiles(store, [courseId], null)).filter((file) => file.kind === kind);
    const left = new Map(stored.map((file) => [file.id, file]));
    const gone: (string | null)[] = [];
    for (const [position, change] of changes.entries()) {
      gone.push(...(await saveOne(kind, change, position, left.get(change.id ?? ''))));
      left.delete(change.id ?? '');
    }
    for (const { id, key, captions_key } of left.values()) {
      await transaction.deleteFrom('course_files').where('id', '=', id).execute();
      gone.push(key, captions_key);
    }
    return gone.flatMap((key) => key ?? []);
  }

  return [...(await saveKind('video', videos)), ...(await saveKind('attachment', attachments))];
}

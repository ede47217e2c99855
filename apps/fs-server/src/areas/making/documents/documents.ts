import { type DocumentType, documentStatuses, documentTypes, limits } from '@fs/api-contract';
import type { Document, UpdateDocumentInput } from '../../../generated/schema.gen.ts';
import { conflictError } from '../../../graphql/failures.ts';
import { forbidden, invalid, notFound, overLimit } from '../../../http/failures.ts';
import type { User } from '../../../http/user.ts';
import { addJob } from '../../../jobs/addJob.ts';
import type { Store } from '../repository.ts';
import { canUseNotebooks } from '../rules.ts';
import {
  countDocuments,
  type DocumentChanges,
  findDocument,
  insertDocument,
  type StoredDocument,
  setDeleted,
  updateDocument,
} from './repository.ts';

/** Work in the queue that deletes a document for good. */
export const purgeDocumentKind = 'document-purge';

const undoMs = limits.madeUndoMinutes * 60_000;

/** @throws HttpFailure 400 */
export function parseDocumentType(text: string): DocumentType {
  const type = documentTypes.find((each) => each === text);
  if (!type) throw invalid('doctype is not one of ours');
  return type;
}

/** A name as a single line. @throws HttpFailure 400 */
function parseName(text: string): string {
  const name = text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
  if (name === '') throw invalid('Enter a name');
  if (name.length > limits.documentName) throw invalid(`A name has up to ${limits.documentName} characters`);
  return name;
}

/** Notebooks are their group's; drafts belong to whoever the tool wrote them for. */
const canUse = (type: DocumentType, user: User): boolean => type !== 'notebook' || canUseNotebooks(user);

/** A document of the user. @throws HttpFailure 404 */
export async function requireDocument(
  store: Store,
  user: User,
  id: string,
  options?: { isLocked?: boolean },
): Promise<StoredDocument> {
  const document = await findDocument(store, user.id, id, options);
  if (!document || !canUse(document.doctype, user)) throw notFound();
  const { deleted_at } = document;
  if (deleted_at !== null && Date.now() - new Date(deleted_at).getTime() > undoMs) throw notFound();
  return document;
}

/** @throws HttpFailure 403 with the limit */
async function requireQuota(store: Store, user: User): Promise<void> {
  const current = await countDocuments(store, user.id);
  const limit = limits.documents;
  if (current < limit) return;
  const message = `You can have up to ${limit} notebooks.`;
  throw overLimit({ type: 'Limits Exceeded', message, limit, current, of: 'documents' });
}

/** In a transaction. @throws HttpFailure 400, 403 */
export async function createDocument(
  store: Store,
  user: User,
  { doctype, name, text = '' }: { doctype: string; name: string; text?: string },
): Promise<StoredDocument> {
  const type = parseDocumentType(doctype);
  if (!canUse(type, user)) throw forbidden('Notebooks aren’t part of your account');
  await requireQuota(store, user);
  const id = await insertDocument(store, { owner_id: user.id, doctype: type, name: parseName(name), text });
  return requireDocument(store, user, id);
}

/** In a transaction. @throws HttpFailure 400, 403, 404, and a conflict for an outdated revision */
export async function changeDocument(store: Store, user: User, input: UpdateDocumentInput): Promise<StoredDocument> {
  const document = await requireDocument(store, user, input.id, { isLocked: true });
  if (input.deleted === true) throw invalid('Delete a document by deleteDocument');
  const isRestored = document.deleted_at !== null && input.deleted === false;
  if (document.deleted_at !== null && !isRestored) throw notFound();
  const changes = parseChanges(input);
  if (Object.keys(changes).length > 0) {
    if (document.is_locked) throw forbidden('This notebook is locked');
    if (input.revision !== document.revision) throw conflictError('This notebook changed in another window');
    await updateDocument(store, document.id, changes);
  }
  if (isRestored) {
    // Others may have been created in its place.
    await requireQuota(store, user);
    await setDeleted(store, document.id, null);
  }
  return requireDocument(store, user, document.id);
}

function parseChanges({ name, text, status }: UpdateDocumentInput): DocumentChanges {
  const known = documentStatuses.find((each) => each === status);
  if (typeof status === 'string' && !known) throw invalid('status is not one of ours');
  return {
    ...(typeof name === 'string' && { name: parseName(name) }),
    ...(typeof text === 'string' && { text }),
    ...(known && { status: known }),
  };
}

/** Deletes a document; it can be brought back for some minutes. In a transaction. @throws HttpFailure 403, 404 */
export async function deleteDocument(store: Store, user: User, id: string): Promise<StoredDocument> {
  const document = await requireDocument(store, user, id, { isLocked: true });
  if (document.is_locked) throw forbidden('This notebook is locked');
  const now = new Date();
  await setDeleted(store, id, now);
  await addJob(store.kysely, {
    kind: purgeDocumentKind,
    key: `purge document ${id} ${now.getTime()}`,
    payload: { id, userId: user.id },
    runAt: new Date(now.getTime() + undoMs),
  });
  return document;
}

/** A document as the API gives it. */
export function toWireDocument(document: StoredDocument): Document {
  const { revision, created_at, updated_at } = document;
  return {
    id: document.id,
    owner: document.owner_id,
    partition: document.owner_id,
    partitionData: null,
    doctype: document.doctype,
    name: document.name,
    input: null,
    data: JSON.stringify({
      revision,
      createdAt: new Date(created_at).toISOString(),
      updatedAt: new Date(updated_at).toISOString(),
    }),
    content: null,
    configuration: null,
    status: document.status,
    text: document.text,
    role: null,
    locked: document.is_locked,
  };
}

import type { DocumentType } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Store } from '../repository.ts';

const columns = [
  'id',
  'owner_id',
  'doctype',
  'name',
  'status',
  'is_locked',
  'revision',
  'deleted_at',
  'created_at',
  'updated_at',
  sql<string>`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('position'),
] as const;

const select = ({ kysely }: Store) => kysely.selectFrom('documents').select([...columns, 'text']);

export type StoredDocument = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** A document of the user, deleted or not. If locked, others wait until the transaction ends. */
export function findDocument(
  store: Store,
  owner: string,
  id: string,
  { isLocked = false } = {},
): Promise<StoredDocument | undefined> {
  return select(store)
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

interface DocumentPage {
  owner: string;
  type: DocumentType;
  /** Position after which the page starts; null for the first. */
  after: string | null;
  limit: number;
}

/** A user's documents without their texts, the last changed first. */
export async function listDocuments(
  { kysely }: Store,
  { owner, type, after, limit }: DocumentPage,
): Promise<StoredDocument[]> {
  const [time = '', id = ''] = after?.split(' ') ?? [];
  return kysely
    .selectFrom('documents')
    .select([...columns, sql<string>`''`.as('text')])
    .where('owner_id', '=', owner)
    .where('doctype', '=', type)
    .where('deleted_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(updated_at < ${time}::timestamptz or (updated_at = ${time}::timestamptz and id > ${id}))`,
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts a user's documents. Takes a lock until the transaction ends, so that concurrent calls cannot add any. */
export async function countDocuments({ kysely }: Store, owner: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`documents of ${owner}`}, 0))`.execute(kysely);
  const { count } = await kysely
    .selectFrom('documents')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', owner)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDocument(
  { kysely }: Store,
  document: { owner_id: string; doctype: DocumentType; name: string; text: string; status?: 'DRAFT' | 'READY' },
): Promise<string> {
  const { id } = await kysely.insertInto('documents').values(document).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface DocumentChanges {
  name?: string;
  text?: string;
  status?: 'DRAFT' | 'READY' | 'ERROR';
}

export async function updateDocument({ kysely }: Store, id: string, changes: DocumentChanges): Promise<void> {
  await kysely
    .updateTable('documents')
    .set({ ...changes, revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** Marks a document as deleted, or brings it back. */
export async function setDeleted({ kysely }: Store, id: string, deleted_at: Date | null): Promise<void> {
  await kysely.updateTable('documents').set({ deleted_at }).where('id', '=', id).execute();
}

/** Deletes a document that was marked as deleted before a time. */
export async function purgeDocument({ kysely }: Store, id: string, before: Date): Promise<void> {
  await kysely.deleteFrom('documents').where('id', '=', id).where('deleted_at', '<=', before).execute();
}

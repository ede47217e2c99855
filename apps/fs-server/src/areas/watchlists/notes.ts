import { limits, type WatchlistNote } from '@fs/api-contract';
import { sql } from 'kysely';
import { conflict, HttpFailure, notFound } from '../../http/failures.ts';
import type { User } from '../../http/user.ts';
import { cutText } from '../../values/cutText.ts';
import { toKeptId } from '../companies/keptCompanies.ts';
import type { Store } from './access.ts';
import { lockList, requireList } from './requireLists.ts';
import { toParagraphs } from './texts.ts';

/** Names a company of a list. */
interface ListedCompany {
  id: string;
  companyId: string;
}

/** Reads the note about a company of a list. @throws HttpFailure 404 for a hidden list, or a company that is not on it */
export async function findNote(store: Store, user: User, { id, companyId }: ListedCompany): Promise<WatchlistNote> {
  await requireList(store, user, 'read', id);
  return { note: await readNote(store, id, await requireCompanyId(store, companyId)) };
}

/**
 * Replaces the note about a company of a list.
 * @throws HttpFailure 409 with the current note if it is not `previous` any more; 400, 403, 404
 */
export function setNote(
  store: Store,
  user: User,
  { id, companyId }: ListedCompany,
  { note: sent, previous }: { note: string; previous?: string | undefined },
): Promise<WatchlistNote> {
  const note = toParagraphs(sent);
  return store.kysely.transaction().execute(async (kysely) => {
    await lockList({ kysely }, user, 'edit', id);
    const organizationId = await requireCompanyId({ kysely }, companyId);
    const current = await readNote({ kysely }, id, organizationId);
    if (note === current) return { note };
    if (previous !== undefined && previous !== current) {
      throw conflict('Someone else changed this note', { note: current });
    }
    // A note that a merge made of several may be longer, and can be shortened step by step.
    if (note.length > Math.max(limits.watchlistNote, current.length)) {
      throw new HttpFailure(400, `Note must be ${limits.watchlistNote} characters or fewer`);
    }
    await kysely
      .updateTable('watchlist_items')
      .set({ note, noted_by: note === '' ? null : user.id })
      .where('watchlist_id', '=', id)
      .where('organization_id', '=', organizationId)
      .execute();
    await kysely
      .updateTable('watchlists')
      .set({ revision: sql`revision + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    return { note };
  });
}

/** Joins the notes about one company on several lists, in order, each text once. The end of one too long is cut. */
export function mergeNotes(notes: readonly string[]): string {
  const joined = [...new Set(notes)].join('\n\n');
  if (joined.length <= limits.watchlistMergedNote) return joined;
  return `${cutText(joined, limits.watchlistMergedNote - 1)}…`;
}

async function requireCompanyId(store: Store, companyId: string): Promise<string> {
  const id = await toKeptId(store, companyId);
  if (id === null) throw notFound();
  return id;
}

async function readNote({ kysely }: Store, listId: string, organizationId: string): Promise<string> {
  const item = await kysely
    .selectFrom('watchlist_items')
    .select('note')
    .where('watchlist_id', '=', listId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!item) throw notFound();
  return item.note;
}

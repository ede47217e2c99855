import { type Kysely, sql } from 'kysely';
import type { JoinedNote } from '../../database/mergeTables.ts';
import type { Tables } from '../../database/tables.ts';
import { mergeNotes } from '../watchlists/notes.ts';
import type { MergePair } from './mergedTables.ts';

/** Adds the notes about a merged company to those about the kept one, on lists with both. Returns what separates them. */
export async function joinNotes(transaction: Kysely<Tables>, { mergedId, keptId }: MergePair): Promise<JoinedNote[]> {
  const both = await transaction
    .selectFrom('watchlist_items as kept')
    .innerJoin('watchlist_items as merged', 'merged.watchlist_id', 'kept.watchlist_id')
    .select(['kept.watchlist_id', 'kept.note as before', 'merged.note'])
    .where('kept.organization_id', '=', keptId)
    .where('merged.organization_id', '=', mergedId)
    .where('merged.note', '!=', '')
    .execute();
  const joined = both
    .map(({ watchlist_id, before, note }) => ({
      watchlist_id,
      before,
      after: mergeNotes([before, note].filter((text) => text !== '')),
    }))
    .filter(({ before, after }) => before !== after);
  await writeNotes(transaction, keptId, joined, { from: 'before', to: 'after' });
  return joined;
}

/** Takes the added notes away, where nobody has changed them since. */
export function separateNotes(transaction: Kysely<Tables>, keptId: string, joined: readonly JoinedNote[]) {
  return writeNotes(transaction, keptId, joined, { from: 'after', to: 'before' });
}

async function writeNotes(
  transaction: Kysely<Tables>,
  keptId: string,
  notes: readonly JoinedNote[],
  { from, to }: Record<'from' | 'to', 'before' | 'after'>,
): Promise<void> {
  await sql`
    update watchlist_items as item set note = ${sql.ref(`joined.${to}`)}
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as joined(watchlist_id text, before text, after text)
    where item.watchlist_id::text = joined.watchlist_id and item.organization_id = ${keptId}::uuid
      and item.note = ${sql.ref(`joined.${from}`)}
  `.execute(transaction);
}

import type { Kysely } from 'kysely';
import { audit } from '../../audit/audit.ts';
import type { Tables } from '../../database/tables.ts';
import type { User } from '../../http/user.ts';

export type Edit =
  | { articles: readonly string[]; change: 'created' | 'saved' | 'changed' | 'deleted' }
  | { added: readonly string[]; removed: readonly string[] };

/** Records what an editor did, in the transaction that does it. */
export async function recordEdit(transaction: Kysely<Tables>, { id }: User, edit: Edit): Promise<void> {
  const ids = 'articles' in edit ? edit.articles : [];
  await audit.record(transaction, {
    action: 'content.changed',
    actor: `user:${id}`,
    subject: ids.length === 1 ? `article:${ids[0]}` : null,
    facts: { ...edit },
  });
}

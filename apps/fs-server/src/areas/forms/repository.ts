import { limits, type PublicFormName } from '@fs/api-contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Stores a filled form. Returns its id. */
export async function insertSubmission(
  kysely: Kysely<Tables>,
  { form, fields, userId }: { form: PublicFormName; fields: Readonly<Record<string, string>>; userId: string | null },
): Promise<{ id: string }> {
  return kysely
    .insertInto('form_submissions')
    .values({ form, fields: JSON.stringify(fields), user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** What a user sent to support while logged in, the newest first. */
export async function readSupportRequests(kysely: Kysely<Tables>, userId: string) {
  return kysely
    .selectFrom('form_submissions')
    .select(['id', 'fields', 'created_at', 'answer', 'answered_at'])
    .where('user_id', '=', userId)
    .where('form', '=', 'support')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limits.supportRequests)
    .execute();
}

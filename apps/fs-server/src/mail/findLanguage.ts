import { isLanguage, type LanguageId } from '@fs/api-contract';
import type { Database } from '../database/database.ts';

/** Returns the language that a user has chosen, by id or email. Undefined without a choice or an account. */
export async function findLanguage(
  { kysely }: Pick<Database, 'kysely'>,
  user: { id: string } | { email: string },
): Promise<LanguageId | undefined> {
  const found = await kysely
    .selectFrom('preferences')
    .innerJoin('users', 'users.id', 'preferences.owner_id')
    .select('preferences.value')
    .where('preferences.key', '=', 'language')
    .where('id' in user ? 'users.id' : 'users.email', '=', 'id' in user ? user.id : user.email)
    .executeTakeFirst();
  return isLanguage(found?.value) ? found.value : undefined;
}

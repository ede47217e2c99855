import { type Kysely, sql } from 'kysely';
import { markChanged } from '../../../database/revisions.ts';
import type { Tables } from '../../../database/tables.ts';

/** Deletes an article of another site that is about the company. False if there is none. */
export async function deleteEarned(transaction: Kysely<Tables>, companyId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('articles')
    .where('id', '=', id)
    .where('url', 'is not', null)
    .where(sql<boolean>`exists (
      select from article_organizations where article_id = articles.id and organization_id = ${companyId}
    )`)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await transaction
    .insertInto('deleted_articles')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ deleted_at: sql<Date>`now()` }))
    .execute();
  await markChanged(transaction, 'news');
  return true;
}

import { type Kysely, sql } from 'kysely';
import { refreshFundingTotals, type TotalsScope } from '../../database/fundingTotals.ts';
import type { MergeRecord } from '../../database/mergeTables.ts';
import { markChanged } from '../../database/revisions.ts';
import type { Tables } from '../../database/tables.ts';
import { conflict, notFound } from '../../http/failures.ts';
import type { MergePair } from './mergedTables.ts';
import { joinScopes, readDroppedDeals, readScope } from './mergeScope.ts';
import { moveAll } from './moveRows.ts';
import { restoreAll } from './restoreRows.ts';

/** Merges a company into another one in the caller's transaction. @throws HttpFailure 404 if either is gone */
export async function mergeCompany(transaction: Kysely<Tables>, pair: MergePair, userId: string | null): Promise<void> {
  await lockPair(transaction, pair);
  const companies = await transaction
    .selectFrom('organizations')
    .select(['id', 'name', 'source', 'permalink'])
    .where('id', 'in', [pair.mergedId, pair.keptId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const merged = companies.find(({ id }) => id === pair.mergedId);
  if (!merged || companies.length < 2) throw notFound();
  const before = await readScope(transaction, [pair.mergedId, pair.keptId]);
  const steps = await moveAll(transaction, pair);
  const { name, source, permalink } = merged;
  const record = JSON.stringify({ steps } satisfies MergeRecord);
  await transaction
    .insertInto('company_merges')
    .values({ merged_id: pair.mergedId, kept_id: pair.keptId, name, source, permalink, record, merged_by: userId })
    .execute();
  const dropped = await readDroppedDeals(transaction, steps);
  await refresh(transaction, before, dropped, await readScope(transaction, [pair.keptId]));
}

/**
 * Undoes a merge in the caller's transaction. Later merges into the same company are undone before and repeated after,
 * so that each of them keeps exactly its own.
 * @throws HttpFailure 404 if the company is not merged, 409 if the kept company was merged too
 */
export async function undoMerge(transaction: Kysely<Tables>, mergedId: string): Promise<MergePair> {
  await sql`lock table company_merges in share row exclusive mode`.execute(transaction);
  const merge = await findMerge(transaction, mergedId);
  if (!merge) throw notFound();
  const pair = { mergedId, keptId: merge.kept_id };
  const blocking = await findMerge(transaction, merge.kept_id);
  if (blocking) {
    const into = await transaction
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', sql<string>`kept_company(${blocking.kept_id}::uuid)`)
      .executeTakeFirstOrThrow();
    throw conflict(`${blocking.name} was merged into ${into.name} since. Undo that merge first.`, {
      id: merge.kept_id,
    });
  }
  await lockPair(transaction, pair);
  const later = await transaction
    .selectFrom('company_merges')
    .select(['merged_id', 'kept_id', 'record'])
    .where('kept_id', '=', pair.keptId)
    .where('sequence', '>', merge.sequence)
    .orderBy('sequence')
    .execute();
  const all = [merge, ...later];
  const before = await readScope(transaction, [pair.keptId]);
  for (const { merged_id, record } of all.toReversed()) {
    await restoreAll(transaction, record.steps, { mergedId: merged_id, keptId: pair.keptId });
  }
  const restored = await readScope(transaction, [pair.keptId, ...all.map(({ merged_id }) => merged_id)]);
  await transaction.deleteFrom('company_merges').where('merged_id', '=', mergedId).execute();
  for (const { merged_id } of later) {
    const steps = await moveAll(transaction, { mergedId: merged_id, keptId: pair.keptId });
    await transaction
      .updateTable('company_merges')
      .set({ record: JSON.stringify({ steps } satisfies MergeRecord) })
      .where('merged_id', '=', merged_id)
      .execute();
  }
  const steps = all.flatMap(({ record }) => record.steps);
  await refresh(transaction, before, restored, await readDroppedDeals(transaction, steps));
  return pair;
}

function findMerge(transaction: Kysely<Tables>, mergedId: string) {
  return transaction
    .selectFrom('company_merges')
    .select(['merged_id', 'kept_id', 'name', 'sequence', 'record'])
    .where('merged_id', '=', mergedId)
    .executeTakeFirst();
}

/** One merge at a time; lists before companies, as edits of lists lock them. */
async function lockPair(transaction: Kysely<Tables>, { mergedId, keptId }: MergePair): Promise<void> {
  await sql`lock table company_merges in share row exclusive mode`.execute(transaction);
  await sql`
    select id from watchlists where id in (
      select watchlist_id from watchlist_items where organization_id in (${mergedId}::uuid, ${keptId}::uuid)
    ) order by id for update
  `.execute(transaction);
}

async function refresh(transaction: Kysely<Tables>, ...scopes: readonly TotalsScope[]): Promise<void> {
  await refreshFundingTotals(transaction, joinScopes(...scopes));
  await markChanged(transaction, 'news');
  await markChanged(transaction, 'companies');
}

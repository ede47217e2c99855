import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { keepPlan } from './keptPlans.ts';
import type { Tables } from './tables.ts';

/** What is cached: the news, and facts of companies and markets. */
export const topics = ['news', 'companies'] as const;
export type Topic = (typeof topics)[number];

const keyOf = (topic: Topic) => `${topic}_revision`;

/**
 * Marks a topic as changed, in the transaction that changes it, as its last statement: others that change the topic
 * wait until it ends. What each process has cached of it is then computed anew.
 */
export async function markChanged(transaction: Kysely<Tables>, topic: Topic): Promise<void> {
  await transaction
    .insertInto('service_state')
    .values({ key: keyOf(topic), value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: sql`(service_state.value::bigint + 1)::text`, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/**
 * A text that differs after every change of the topics, on each process of the same database. It is read for each
 * answer from a cache, so that no process can miss a change, and so that who has made one sees it at once.
 */
export async function readRevision(
  { kysely }: Pick<Database, 'kysely'>,
  of: readonly Topic[] = topics,
): Promise<string> {
  const rows = await kysely
    .selectFrom('service_state')
    .select(['key', 'value'])
    .where('key', 'in', of.map(keyOf))
    .orderBy('key')
    .modifyFront(keepPlan)
    .execute();
  return rows.map(({ key, value }) => `${key}=${value}`).join(' ');
}

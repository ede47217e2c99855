import { limits } from '@fs/api-contract';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { TestRecords } from './TestRecords.ts';

type Store = Pick<Database, 'kysely'>;

/** A record by its id. @param isLocked Locks it until the transaction ends. */
export async function findRecord<Kind extends keyof TestRecords>(
  { kysely }: Store,
  kind: Kind,
  id: string,
  isLocked = false,
): Promise<TestRecords[Kind] | undefined> {
  const row = await kysely
    .selectFrom('test_payments')
    .select('body')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  return row?.body as TestRecords[Kind] | undefined;
}

/** A record to write. */
interface Saved<Kind extends keyof TestRecords> {
  kind: Kind;
  id: string;
  record: TestRecords[Kind];
  /** What an invoice belongs to. */
  subscriptionId?: string;
  now: Date;
}

/** Writes a record. An existing one keeps its time. */
export async function saveRecord<Kind extends keyof TestRecords>(
  { kysely }: Store,
  { kind, id, record, subscriptionId, now }: Saved<Kind>,
): Promise<void> {
  const body = JSON.stringify(record);
  await kysely
    .insertInto('test_payments')
    .values({ id, kind, body, subscription_id: subscriptionId ?? null, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ body }))
    .execute();
}

/** The invoices of a subscription, newest first. */
export async function listTestInvoices({ kysely }: Store, subscriptionId: string) {
  const rows = await kysely
    .selectFrom('test_payments')
    .select(['id', 'body'])
    .where('kind', '=', 'invoice')
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limits.invoicesListed)
    .execute();
  return rows.map(({ id, body }) => ({ id, ...(body as TestRecords['invoice']) }));
}

/** The newest subscription of a customer. */
export async function findSubscriptionOfCustomer({ kysely }: Store, customerId: string) {
  const row = await kysely
    .selectFrom('test_payments')
    .select(['id', 'body'])
    .where('kind', '=', 'subscription')
    .where(sql<boolean>`body ->> 'customerId' = ${customerId}`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && { id: row.id, ...(row.body as TestRecords['subscription']) };
}

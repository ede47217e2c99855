import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundPool } from './boundedPool.ts';
import { ConnectionQueue } from './ConnectionQueue.ts';
import type { Database } from './database.ts';
import { keepPlan } from './keptPlans.ts';
import { openPostgres } from './postgres.ts';
import { runForRequest } from './requestWork.ts';
import { describeStores } from './testing/contractStores.ts';

const never = new AbortController().signal;

await describeStores(({ openDatabase, createUrl }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  /** Takes all connections. @returns Releases them. */
  async function occupy(): Promise<() => Promise<void>> {
    const free = Promise.withResolvers<void>();
    const count = database.kind === 'pglite' ? 1 : 10;
    const taken = Array.from({ length: count }, () => Promise.withResolvers<void>());
    const held = taken.map(({ resolve }) =>
      database.kysely.connection().execute(async () => {
        resolve();
        await free.promise;
      }),
    );
    await Promise.all(taken.map(({ promise }) => promise));
    return async () => {
      free.resolve();
      await Promise.all(held);
    };
  }

  const write = (key: string) => database.kysely.insertInto('service_state').values({ key, value: '' }).execute();
  const keys = async () =>
    (await database.kysely.selectFrom('service_state').select('key').where('key', 'like', 'work %').execute()).map(
      ({ key }) => key,
    );

  test('a waiting query is dropped when its client disconnects, and others keep their position', async () => {
    const giveBack = await occupy();
    const caller = new AbortController();
    const dropped = runForRequest({ signal: caller.signal }, () => write('work of a caller who goes'));
    const kept = runForRequest({ signal: never }, () => write('work of a caller who stays'));
    const ours = write('work without a caller');
    caller.abort();
    await expect(dropped).rejects.toMatchObject({ status: 499 });
    await giveBack();
    await Promise.all([kept, ours]);
    expect((await keys()).toSorted()).toEqual(['work of a caller who stays', 'work without a caller']);
  });

  test('nothing starts for a disconnected client, and a running transaction is completed', async () => {
    const caller = new AbortController();
    await runForRequest({ signal: caller.signal }, () =>
      database.kysely.transaction().execute(async (kysely) => {
        caller.abort();
        await kysely.insertInto('service_state').values({ key: 'work in a transaction', value: '' }).execute();
      }),
    );
    expect(await keys()).toContain('work in a transaction');
    await expect(runForRequest({ signal: caller.signal }, () => write('work too late'))).rejects.toMatchObject({
      status: 499,
    });
  });

  if (createUrl === null) return;
  test.for([
    { connection: 'a connection of its own', isAlone: true },
    { connection: 'a connection of a pooler', isAlone: false },
  ])("cancels only a request's statement that runs too long, on $connection", async ({ isAlone }) => {
    const postgres = await openPostgres(await createUrl());
    // A pooler names another process than the one that runs the statements.
    if (!isAlone) postgres.on('acquire', (client) => Object.assign(client, { processID: 0 }));
    const pool = boundPool(postgres, { connections: 1, waiting: 10, waitMs: 60_000, statementMs: 200 });
    const kysely = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
    const sleep = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(kysely);
    const timeout = async () =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(kysely)).rows[0]?.statement_timeout;
    const jit = async () => (await sql<{ jit: string }>`show jit`.execute(kysely)).rows[0]?.jit;
    const inRequest = <Result>(run: () => Promise<Result>) => runForRequest({ signal: never }, run);

    await expect(inRequest(() => sleep(30))).rejects.toMatchObject({ status: 503 });
    await expect(
      inRequest(() => kysely.transaction().execute((transaction) => sql`select pg_sleep(30)`.execute(transaction))),
    ).rejects.toMatchObject({ status: 503 });
    expect(await inRequest(timeout)).toBe('200ms');
    // The connection has no timeout left, so that an import or a migration may take longer.
    expect(await timeout()).toBe('0');
    // Only requests go without compiling.
    expect(await inRequest(jit)).toBe('off');
    expect(await jit()).toBe('on');
    await sleep(0.5);
    const runsAlone = async () => {
      const query = sql<{ alone: boolean }>`select transaction_timestamp() = statement_timestamp() as alone`;
      return (await query.execute(kysely)).rows[0]?.alone;
    };
    expect(await inRequest(runsAlone)).toBe(isAlone);
    // A pooler may give the next statement to a session that knows no prepared one.
    await inRequest(() => sql`${keepPlan} select 1 as kept`.execute(kysely));
    const { rows: prepared } = await inRequest(() => sql`select from pg_prepared_statements`.execute(kysely));
    expect(prepared).toHaveLength(isAlone ? 1 : 0);
    expect((await inRequest(() => sql`select 1 as one`.execute(kysely))).rows).toEqual([{ one: 1 }]);
    await kysely.destroy();
  });

  test('a marked statement is answered after a newer version changed the type of a column', async () => {
    const pool = boundPool(await openPostgres(await createUrl()), {
      connections: 1,
      waiting: 10,
      waitMs: 60_000,
      statementMs: 20_000,
    });
    const kysely = new Kysely<object>({ dialect: new PostgresDialect({ pool }) });
    const read = () =>
      runForRequest(
        { signal: never },
        async () => (await sql`${keepPlan} select size from parts`.execute(kysely)).rows,
      );
    await sql`create table parts as select 7 as size`.execute(kysely);
    expect(await read()).toEqual([{ size: 7 }]);
    await sql`alter table parts alter column size type text`.execute(kysely);
    expect([await read(), await read()]).toEqual([[{ size: '7' }], [{ size: '7' }]]);
    await kysely.destroy();
  });
});

test('rejects with 503 when the queue is full or the wait is too long', async () => {
  const queue = new ConnectionQueue(1, { waiting: 1, waitMs: 1 });
  const giveBack = await queue.enter(never);
  const waits = queue.enter(never);
  await expect(queue.enter(never)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  await expect(waits).rejects.toMatchObject({ status: 503 });
  const job = queue.enter();
  giveBack();
  await (await job)();
});

test('counts requests that wait, not their queries, of which each may have as many', async () => {
  const queue = new ConnectionQueue(1, { waiting: 2, waitMs: 60_000 });
  const giveBack = await queue.enter();
  const [first, second, third] = Array.from({ length: 3 }, () => new AbortController().signal);
  const order: string[] = [];
  const wait = async (name: string, signal?: AbortSignal) => {
    const leave = await queue.enter(signal);
    order.push(name);
    leave();
  };
  const waits = [wait('first', first), wait('first again', first), wait('second', second)];
  await expect(queue.enter(first)).rejects.toMatchObject({ status: 503 });
  await expect(queue.enter(third)).rejects.toMatchObject({ status: 503 });
  giveBack();
  await Promise.all(waits);
  await wait('third', third);
  expect(order).toEqual(['first', 'first again', 'second', 'third']);
});

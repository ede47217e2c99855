import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { describeStores } from '../database/testing/contractStores.ts';
import { createJobQueue, type JobFailure } from './jobQueue.ts';
import { startWorker } from './startWorker.ts';

const start = new Date('2026-11-20T07:00:00Z');
const minute = 60_000;

await describeStores(({ openDatabase }) => {
  let database: Database;
  let time: Date;
  beforeAll(async () => {
    database = await openDatabase();
  });
  beforeEach(async () => {
    time = start;
    failures.splice(0);
    await database.kysely.deleteFrom('jobs').execute();
  });
  afterAll(() => database.close());

  const failures: JobFailure[] = [];
  const open = () => createJobQueue(database, { now: () => time, onFailure: (failure) => failures.push(failure) });
  const job = (key: string, runAt = start) => ({ kind: 'note', key, payload: { key }, runAt });
  const later = (minutes: number) => {
    time = new Date(time.getTime() + minutes * minute);
  };

  /** A handler that records its calls. */
  function createRecorder() {
    const done: string[] = [];
    return { done, handlers: { note: async (payload: unknown) => void done.push((payload as { key: string }).key) } };
  }

  test('a job that is added repeatedly runs once', async () => {
    const queue = open();
    const { done, handlers } = createRecorder();
    expect([await queue.add(job('a')), await queue.add(job('a'))]).toEqual([true, false]);
    expect([await queue.runNext(handlers), await queue.runNext(handlers)]).toEqual([true, false]);
    expect([await queue.add(job('a')), await queue.runNext(handlers)]).toEqual([false, false]);
    expect(done).toEqual(['a']);
  });

  test('a job waits for its time', async () => {
    const queue = open();
    const { done, handlers } = createRecorder();
    await queue.add(job('a', new Date(start.getTime() + minute)));
    expect(await queue.runNext(handlers)).toBe(false);
    later(1);
    expect(await queue.runNext(handlers)).toBe(true);
    expect(done).toEqual(['a']);
  });

  test('concurrent servers run each job once', async () => {
    const { done, handlers } = createRecorder();
    const keys = Array.from({ length: 20 }, (_, index) => `job ${index}`);
    for (const key of keys) await open().add(job(key));
    const drain = async () => {
      const queue = open();
      while (await queue.runNext(handlers));
    };
    await Promise.all([drain(), drain(), drain(), drain()]);
    expect(done.toSorted()).toEqual(keys.toSorted());
  });

  test('a job whose server died is run by another after its lease', async () => {
    await open().add(job('a'));
    // Takes the job and never completes.
    const taken = Promise.withResolvers<void>();
    void open().runNext({ note: () => new Promise(() => taken.resolve()) });
    await taken.promise;
    const { done, handlers } = createRecorder();
    expect(await open().runNext(handlers)).toBe(false);
    later(6);
    expect(await open().runNext(handlers)).toBe(true);
    expect(done).toEqual(['a']);
  });

  test('a server that exceeded its lease does not update a job that another has taken', async () => {
    await open().add(job('a'));
    const slow = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const late = open().runNext({
      note: () => {
        taken.resolve();
        return slow.promise;
      },
    });
    await taken.promise;
    later(6);
    const failing = open().runNext({ note: () => Promise.reject(new Error('no')) });
    await failing;
    slow.resolve();
    await late;
    const row = await database.kysely.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 2, finished_at: null, failure: 'Error' });
  });

  test('a failing job is retried with growing delays, and abandoned after five attempts', async () => {
    const queue = open();
    await queue.add(job('a'));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      let waited = 0;
      while (!(await queue.runNext({ note: () => Promise.reject(new TypeError('no')) }))) {
        later(1);
        waited += 1;
      }
      waits.push(waited);
    }
    later(24 * 60);
    expect(await queue.runNext(createRecorder().handlers)).toBe(false);
    expect(waits).toEqual([0, 2, 4, 8, 16]);
    const row = await database.kysely.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 5, finished_at: expect.any(Date), failure: 'TypeError' });
  });

  test('leaves a job of an unknown kind to a server that knows it, with all of its attempts', async () => {
    const old = open();
    await old.add({ ...job('a'), kind: 'new-kind' });
    await old.add(job('b', new Date(start.getTime() + minute)));
    later(1);
    const { done, handlers } = createRecorder();
    expect([await old.runNext(handlers), await old.runNext(handlers), await old.runNext({})]).toEqual([
      true,
      false,
      false,
    ]);
    const attempts: number[] = [];
    while (await open().runNext({ 'new-kind': () => Promise.reject(new Error('no')) })) {
      attempts.push(1);
      later(60);
    }
    expect([done, attempts.length]).toEqual([['b'], 5]);
  });

  test('abandons a job that ended its process five times, and continues with the others', async () => {
    await open().add(job('deadly'));
    await open().add(job('harmless', new Date(start.getTime() + minute)));
    let ended = 0;
    const { done, handlers } = createRecorder();
    const server = async () => {
      const taken = Promise.withResolvers<void>();
      // The promise of an ended process never settles.
      const end = (key: string) =>
        key === 'deadly' ? new Promise<void>(() => taken.resolve()) : handlers.note({ key });
      const answer = open().runNext({ note: (payload) => end((payload as { key: string }).key) });
      const isAlive = await Promise.race([answer.then(() => true), taken.promise.then(() => false)]);
      ended += isAlive ? 0 : 1;
    };
    for (let start = 0; start < 12; start += 1) {
      await server();
      later(6);
    }
    expect([ended, done]).toEqual([5, ['harmless']]);
    expect(failures).toEqual([{ kind: 'note', attempt: 5, failure: 'ProcessEnded', isGivenUp: true }]);
  });

  test('an idle server sends one statement a look, and another once a minute', async () => {
    const queue = open();
    let statements = 0;
    const stop = database.onQuery(0, () => {
      statements += 1;
    });
    const look = async () => {
      const before = statements;
      await queue.runNext(createRecorder().handlers);
      return statements - before;
    };
    const looks = [await look(), await look()];
    later(1);
    looks.push(await look(), await look());
    stop();
    expect(looks).toEqual([2, 1, 2, 1]);
  });

  test('reports each failed attempt by kind, number and error name, without the payload', async () => {
    await open().add({ ...job('a'), payload: { email: 'ada@example.org' } });
    const attempt = () => open().runNext({ note: () => Promise.reject(new TypeError('ada@example.org')) });
    for (let attempts = 1; attempts <= 5; attempts += 1) {
      await attempt();
      later(60);
    }
    const expected = [1, 2, 3, 4, 5].map((number) => ({
      kind: 'note',
      attempt: number,
      failure: 'TypeError',
      isGivenUp: number === 5,
    }));
    expect(failures).toEqual(expected);
  });

  test('a worker runs due jobs at once, and stops after the running one', async () => {
    const queue = open();
    await queue.add(job('a'));
    const begun = Promise.withResolvers<void>();
    const steps: string[] = [];
    const end = startWorker({
      queue,
      handlers: {
        note: async () => {
          begun.resolve();
          await queue.add(job('b', new Date(start.getTime() + minute)));
          steps.push('done');
        },
      },
      onFailure: () => steps.push('failed'),
    });
    await begun.promise;
    await end();
    expect(steps).toEqual(['done']);
  });
});

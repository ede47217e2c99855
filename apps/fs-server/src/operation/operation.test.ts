import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database, QueryReport } from '../database/database.ts';
import { describeStores } from '../database/testing/contractStores.ts';
import { createJobQueue } from '../jobs/jobQueue.ts';
import { createFirstAdminLink, firstAdminPath, registerFirstAdmin } from './firstAdmin.ts';
import { livePath, readyPath, registerHealth } from './healthRoutes.ts';
import { housekeepingHandlers, retentionDays, scheduleHousekeeping } from './housekeeping.ts';
import { startMetrics } from './metrics.ts';

const dayMs = 24 * 60 * 60 * 1000;

const clientError = (fingerprint: string, last_seen_at: Date) => ({
  fingerprint,
  kind: 'error' as const,
  message: 'TypeError',
  frames: [],
  route: '/home',
  version: '1.1.379',
  language: 'en' as const,
  count: 3,
  first_seen_at: last_seen_at,
  last_seen_at,
});

await describeStores(({ openDatabase }) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openDatabase();
  });
  beforeEach(async () => {
    app = fastify();
    await database.kysely.deleteFrom('jobs').execute();
    await database.kysely.deleteFrom('audit_events').execute();
    await database.kysely.deleteFrom('accounts').execute();
    await database.kysely.deleteFrom('users').execute();
  });
  afterAll(() => database.close());

  const submit = (form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: firstAdminPath,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  const ada = { email: 'ada@foresight.example', given: 'Ada', family: 'Minns', password: 'correct horse battery' };

  test('the link of a start makes the first administrator once, and the input survives a mistake', async () => {
    await registerFirstAdmin(app, database);
    const token = (await createFirstAdminLink(database))?.split('token=')[1] ?? '';
    const tooShort = await submit({ ...ada, given: '<Ada>', password: 'short', token });
    expect(tooShort.statusCode).toBe(400);
    expect(tooShort.body).toContain('Password not long enough');
    expect(tooShort.body).toContain('value="&lt;Ada&gt;"');
    expect((await submit({ ...ada, token: 'guess' })).statusCode).toBe(403);
    const done = await submit({ ...ada, token });
    expect([done.statusCode, done.headers['cache-control'], done.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ]);
    expect((await submit({ ...ada, email: 'eve@foresight.example', token })).statusCode).toBe(403);
    const users = database.kysely.selectFrom('users').select(['email', 'status', 'staff_groups']);
    const staff_groups = ['internal', 'admin', 'editors'];
    expect(await users.execute()).toEqual([{ email: ada.email, status: 'CONFIRMED', staff_groups }]);
    expect(await createFirstAdminLink(database)).toBeNull();
    await app.close();
  });

  test('of two requests with one link, one makes an administrator, and a new start replaces the link', async () => {
    await registerFirstAdmin(app, database);
    const old = (await createFirstAdminLink(database))?.split('token=')[1] ?? '';
    const token = (await createFirstAdminLink(database))?.split('token=')[1] ?? '';
    expect((await submit({ ...ada, token: old })).statusCode).toBe(403);
    const answers = await Promise.all(
      ['ada', 'eve'].map((name) => submit({ ...ada, email: `${name}@x.example`, token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    await app.close();
  });

  test('a process with its database is live and ready', async () => {
    registerHealth(app, database);
    const statuses = async () => {
      const answers = [await app.inject(livePath), await app.inject(readyPath)];
      return answers.map((answer) => [answer.statusCode, answer.json<{ status: string }>().status]);
    };
    expect(await statuses()).toEqual([
      [200, 'ok'],
      [200, 'ok'],
    ]);
    await app.close();
  });

  test('a process that has all its connections in use is ready, and says its version, while the database answers', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    registerHealth(app, database);
    const version = await database.version();
    const [first, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const inUse = Array.from({ length: 30 }, () =>
      database.kysely.transaction().execute(async () => {
        first.resolve();
        await end.promise;
      }),
    );
    await first.promise;
    expect((await app.inject(readyPath)).statusCode).toBe(200);
    expect(await database.version()).toBe(version);
    end.resolve();
    await Promise.all(inUse);
    await app.close();
  });

  test('metrics count requests by route and jobs by state, without addresses', async () => {
    app.get('/users/:id', async () => 'x');
    const queue = createJobQueue(database);
    await queue.add({ kind: 'note', key: 'a', payload: {}, runAt: new Date() });
    await database.kysely.deleteFrom('client_errors').execute();
    await database.kysely.insertInto('client_errors').values(clientError('a', new Date())).execute();
    const metrics = await startMetrics({ app, database, host: '127.0.0.1', port: 0 });
    await app.inject('/users/ada@foresight.example');
    await app.inject('/nowhere/ada@foresight.example');
    const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
    const text = await answer.text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/users/:id",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1');
    expect(text).toContain('foresight_jobs{state="waiting"} 1');
    expect(text).toContain('foresight_client_errors{kind="error"} 3');
    expect(text).not.toContain('ada@');
    expect((await fetch(`http://127.0.0.1:${metrics.port}/other`)).status).toBe(404);
    await metrics.close();
    await app.close();
  });

  test('a slow query is reported with its text and the code of its failure, without its parameters', async () => {
    const reported: QueryReport[] = [];
    const stops = [0, Number.POSITIVE_INFINITY].map((ms) => database.onQuery(ms, (query) => reported.push(query)));
    await sql`select ${'ada@foresight.example'}::text   as email`.execute(database.kysely);
    const cast = sql`select ${'ada@foresight.example'}::text::integer as number`.execute(database.kysely);
    await expect(cast).rejects.toThrow();
    for (const stop of stops) stop();
    await sql`select 1`.execute(database.kysely);
    const milliseconds = expect.any(Number);
    expect(reported).toEqual([
      { sql: 'select $1::text as email', milliseconds, failure: null },
      { sql: 'select $1::text::integer as number', milliseconds, failure: '22P02' },
    ]);
  });

  test('housekeeping deletes what is older than its period, and plans the next day', async () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const { kysely } = database;
    const ago = (days: number) => new Date(now.getTime() - days * dayMs);
    const event = (action: string, days: number) => ({
      action,
      actor: 'system',
      subject: `${action} ${days}`,
      at: ago(days),
    });
    const { audit, refusals, jobs, undeliveredMail, clientErrors } = retentionDays;
    await kysely
      .insertInto('audit_events')
      .values([
        event('user.created', audit + 1),
        event('user.created', audit - 1),
        event('session.refused', refusals + 1),
        event('session.refused', refusals - 1),
      ])
      .execute();
    const job = (key: string, days: number) => ({
      kind: 'mail',
      key,
      payload: '{"to":"ada"}',
      run_at: ago(days),
      finished_at: ago(days),
      is_private: true,
    });
    await kysely
      .insertInto('jobs')
      .values([job('old', jobs + 1), job('emptied', undeliveredMail + 1), job('kept', undeliveredMail - 1)])
      .execute();
    await kysely.deleteFrom('client_errors').execute();
    await kysely
      .insertInto('client_errors')
      .values([clientError('old', ago(clientErrors + 1)), clientError('kept', ago(clientErrors - 1))])
      .execute();
    const queue = createJobQueue(database, { now: () => now });
    await scheduleHousekeeping(queue, now);
    expect(await queue.runNext(housekeepingHandlers(database, queue))).toBe(true);
    const events = await kysely.selectFrom('audit_events').select('subject').orderBy('id').execute();
    expect(events.map(({ subject }) => subject)).toEqual([
      `user.created ${audit - 1}`,
      `session.refused ${refusals - 1}`,
    ]);
    const errors = await kysely.selectFrom('client_errors').select('fingerprint').execute();
    expect(errors).toEqual([{ fingerprint: 'kept' }]);
    const left = await kysely.selectFrom('jobs').select(['key', 'payload']).orderBy('key').execute();
    expect(left).toEqual([
      { key: 'emptied', payload: {} },
      { key: 'housekeeping 2026-11-20', payload: {} },
      { key: 'housekeeping 2026-11-21', payload: {} },
      { key: 'kept', payload: { to: 'ada' } },
    ]);
  });
});

test('a process whose database fails is live, and not ready', async () => {
  const app = fastify();
  const failing = { execute: () => Promise.reject(new Error('gone')) };
  const kysely = { getExecutor: () => ({ ...failing, executeQuery: failing.execute }) };
  registerHealth(app, { kysely, hasJustAnswered: () => false } as never);
  const [live, ready] = [await app.inject(livePath), await app.inject(readyPath)];
  expect([live.statusCode, ready.statusCode, ready.headers['retry-after']]).toEqual([200, 503, '5']);
  await app.close();
});

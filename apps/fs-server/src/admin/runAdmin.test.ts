import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { describeStores, type Store } from '../database/testing/contractStores.ts';
import { verifyPassword } from '../identity/password.ts';
import { postMail } from '../mail/postMail.ts';
import { copyMigratedDatabase } from '../testing/testDatabase.ts';
import type { AdminContext } from './Command.ts';
import { adminCommands, findCommand, runAdmin } from './runAdmin.ts';

await describeStores(({ createStore }) => {
  let store: Store;
  let context: AdminContext;
  beforeAll(async () => {
    store = await createStore('tables');
    const dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-admin-'));
    const input = 'correct horse battery\n';
    const database = await store.open();
    context = { database, dataDir, actor: 'operator:ada', now: () => new Date(), readInput: async () => input };
  });
  afterAll(async () => {
    await context.database.close();
    await store.remove();
    await rm(context.dataDir, { recursive: true });
  });

  // biome-ignore lint/suspicious/noExplicitAny: each command has its own result.
  const run = async (...given: string[]): Promise<any> => {
    const { command, words } = findCommand(given);
    return 'run' in command ? command.run(context, words) : undefined;
  };
  const lastEvent = () =>
    context.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'actor', 'subject', 'facts'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  const create = (email: string, ...more: string[]) =>
    run('users', 'create', email, '--given', 'Ada', '--family', 'Minns', ...more);

  test('creates a confirmed user with a password from standard input, a personal account and groups', async () => {
    const { id } = await create('ADA@foresight.example', '--password-stdin', '--groups=admin,editors');
    const { kysely } = context.database;
    const user = await kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      email: 'ada@foresight.example',
      status: 'CONFIRMED',
      staff_groups: ['admin', 'editors'],
    });
    expect(await verifyPassword(user.password_hash, 'correct horse battery')).toBe(true);
    expect(await run('accounts', 'list', 'ada@')).toMatchObject([{ plan_id: 'fuel-free', account_status: 'ACTIVE' }]);
    const facts = { groups: ['admin', 'editors'] };
    expect(await lastEvent()).toEqual({ action: 'user.created', actor: 'operator:ada', subject: `user:${id}`, facts });
    await expect(create('ada@foresight.example')).rejects.toThrow('There is a user ada@foresight.example already.');
  });

  test('grants and revokes groups, with both states in the audit log', async () => {
    await create('groups@foresight.example');
    await run('groups', 'grant', 'groups@foresight.example', 'notebooks', 'internal');
    const { staff_groups } = await run('groups', 'revoke', 'groups@foresight.example', 'notebooks');
    expect(staff_groups).toEqual(['internal']);
    expect((await lastEvent())?.facts).toEqual({ before: ['internal', 'notebooks'], after: ['internal'] });
    await expect(run('groups', 'grant', 'groups@foresight.example', 'king')).rejects.toThrow('A group must be one of');
  });

  test('suspends a user, which ends their sessions, and confirms them again', async () => {
    const { id } = await create('guest@foresight.example');
    const { kysely } = context.database;
    const session = { user_id: id, refresh_token_hash: Buffer.from('x'), expires_at: '2100-01-01' };
    await kysely.insertInto('sessions').values(session).execute();
    expect(await run('users', 'suspend', 'guest@foresight.example', '--reason', 'spam')).toMatchObject({
      status: 'DISABLED',
    });
    const sessions = kysely.selectFrom('sessions').select('revoked_at').where('user_id', '=', id);
    expect(await sessions.execute()).toEqual([{ revoked_at: expect.any(Date) }]);
    expect((await lastEvent())?.facts).toEqual({ reason: 'spam' });
    expect(await run('users', 'confirm', 'guest@foresight.example')).toMatchObject({ status: 'CONFIRMED' });
  });

  test('deletes a user only on purpose, and never with an organization of others', async () => {
    const { id } = await create('leaving@foresight.example');
    const account = await run('accounts', 'create', 'Longview', '--owner', 'leaving@foresight.example');
    expect(account).toMatchObject({ plan_id: 'fuel-teams', account_status: 'ACTIVE' });
    await expect(run('users', 'delete', 'leaving@foresight.example', '--yes')).rejects.toThrow(
      'Nobody else owns Longview',
    );
    await create('staying@foresight.example');
    await run('accounts', 'transfer', account.id, 'staying@foresight.example');
    await expect(run('users', 'delete', 'leaving@foresight.example')).rejects.toThrow('--yes');
    await run('users', 'delete', 'leaving@foresight.example', '--yes');
    expect(await lastEvent()).toMatchObject({ action: 'user.deleted', subject: `user:${id}` });
    expect(await run('users', 'list', 'leaving')).toEqual([]);
  });

  test('sets plan and status of an account, but no plan of the other type', async () => {
    await create('plans@foresight.example');
    const [{ id }] = await run('accounts', 'list', 'plans@');
    const set = await run('accounts', 'set', id, '--plan', 'fuel-individual', '--status=INACTIVE');
    expect(set).toMatchObject({ plan_id: 'fuel-individual', account_status: 'INACTIVE' });
    await expect(run('accounts', 'set', id, '--plan', 'fuel-teams')).rejects.toThrow('not for this type of account');
    await run('plans', 'price', 'fuel-teams-month', '--value', '249', '--per-unit', '45');
    const teams = (await run('plans', 'list')).find((plan: { id: string }) => plan.id === 'fuel-teams');
    expect(teams.prices[0]).toMatchObject({ value: 249, per_unit: 45, upper_limit: 5 });
  });

  test('lists jobs that were given up without their content, and runs them again', async () => {
    const { kysely } = context.database;
    await postMail(kysely, { to: 'ada@foresight.example', subject: 'Code', text: '123456', html: '' });
    await kysely.updateTable('jobs').set({ attempts: 10, failure: 'MailRefused', finished_at: new Date() }).execute();
    const failed = await run('jobs', 'list', '--failed');
    expect(failed).toMatchObject([{ kind: 'mail', failure: 'MailRefused' }]);
    expect(JSON.stringify(failed)).not.toContain('123456');
    expect(await run('jobs', 'requeue', failed[0].id)).toEqual({ requeued: 1 });
    expect(await run('jobs', 'list')).toMatchObject([{ attempts: 0, failure: null }]);
    await expect(run('jobs', 'requeue', '--failed')).rejects.toThrow('None of these jobs was given up.');
  });

  test('lists errors of browsers, those seen last first', async () => {
    const error = {
      kind: 'boundary' as const,
      message: 'TypeError: x is not a function',
      frames: ['App-B4x9Qk2a.js:1:20'],
      route: '/home',
      version: '1.1.379',
      language: 'en' as const,
    };
    const seen = (at: string) => ({ ...error, fingerprint: at, first_seen_at: at, last_seen_at: at });
    await context.database.kysely
      .insertInto('client_errors')
      .values([seen('2026-11-20T12:00:00Z'), seen('2026-11-21T12:00:00Z')])
      .execute();
    const listed = await run('errors', 'list');
    expect(listed).toMatchObject([{ last_seen_at: new Date('2026-11-21T12:00:00Z'), count: 1 }, error]);
    expect(await run('errors', 'list', '--limit', '1')).toHaveLength(1);
  });

  test('adds a signing key', async () => {
    await run('keys', 'rotate');
    expect(await run('keys', 'list')).toHaveLength(2);
    expect((await run('audit', 'list', '--limit', '1'))[0]).toMatchObject({ action: 'keys.rotated' });
  });
});

test.each([
  [['users', 'promote', 'a'], 'There is no command users promote.'],
  [['users', 'suspend'], 'Usage: npm run admin -- users suspend EMAIL [--reason TEXT]'],
  [['users', 'suspend', 'a', '--why', 'x'], 'users suspend has no option --why.'],
  [['users', 'suspend', 'a', '--reason'], '--reason needs a value.'],
])('explains a mistake in %j', (given, message) => {
  expect(() => findCommand(given)).toThrow(message);
});

test('help names every command, and JSON goes to programs', async () => {
  const help = await runAdmin(['--help'], {}, async () => '');
  for (const { name } of adminCommands) expect(help).toContain(name);
});

test('a running server on the embedded database is named, and nothing is changed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-admin-'));
  await copyMigratedDatabase(dataDir);
  const variables = { DATA_DIR: dataDir };
  const list = JSON.parse(await runAdmin(['plans', 'list', '--json'], variables, async () => ''));
  expect(list).toHaveLength(4);
  const running = await openDatabase({ dataDir });
  await expect(runAdmin(['plans', 'list'], variables, async () => '')).rejects.toThrow(
    `Another process (pid ${process.pid}) is using the data folder.`,
  );
  await running.close();
  await rm(dataDir, { recursive: true });
});

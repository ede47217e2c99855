import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { openPglite, type PglitePool } from '../pglite.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './list.ts';

let folder: string;
let store: PglitePool;
let kysely: Kysely<Tables>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foresight-migration-'));
  store = await openPglite(path.join(folder, 'database'));
  kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: store.pool }) });
});
afterAll(async () => {
  await kysely.destroy();
  await store.close();
  await rm(folder, { recursive: true });
});

test('an already seeded database retains its own free plan and users', async () => {
  const before = migrations.findIndex(({ name }) => name === '006-identity');
  await migrate(kysely, migrations.slice(0, before));
  const limits = JSON.stringify({ watchlists: 2, teams: 0 });
  const plan = { id: 'fuel-free', name: 'Gratis', description: '', plan_type: 'PERSONAL', sort_order: 1 } as const;
  await kysely
    .insertInto('plans')
    .values({ ...plan, limits })
    .execute();
  const id = '954566d6-4d91-4fca-88d7-8ca3dce710dc';
  const user = { id, email: 'ada@foresight.test', given_name: 'Ada', family_name: 'Berg' };
  await kysely
    .insertInto('users')
    .values({ ...user, status: 'CONFIRMED' })
    .execute();

  await migrate(kysely, migrations.slice(0, before + 1));
  expect(await kysely.selectFrom('plans').select(['id', 'name']).execute()).toEqual([
    { id: 'fuel-free', name: 'Gratis' },
  ]);
  const columns = ['market_pulses', 'watchlist_emails', 'tours', 'avatar_key', 'signed_out_at'] as const;
  expect(await kysely.selectFrom('users').select(columns).execute()).toEqual([
    { market_pulses: [], watchlist_emails: true, tours: {}, avatar_key: null, signed_out_at: null },
  ]);
});

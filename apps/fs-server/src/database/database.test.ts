import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import { seedWorld } from './seed.ts';
import { describeStores, type Store } from './testing/contractStores.ts';
import { ids, smallWorld } from './testing/smallWorld.ts';

const opened = (starts: readonly PromiseSettledResult<Database>[]) =>
  starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));

await describeStores(({ createStore: makeStore, sharing }) => {
  let store: Store;
  let starts: readonly PromiseSettledResult<Database>[];
  let database: Database;

  beforeAll(async () => {
    store = await makeStore('nothing');
    starts = await Promise.allSettled([store.open(), store.open()]);
    const [first] = opened(starts);
    if (first === undefined) throw new Error('Nobody could open the database');
    database = first;
  });

  afterAll(async () => {
    await Promise.all([database, ...opened(starts).slice(1)].map(({ close }) => close()));
    await store.remove();
  });

  test('two concurrent starts on an empty database each get a complete database or the reason', async () => {
    const refusals = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason.message] : []));
    expect(opened(starts)).toHaveLength(sharing === 'many processes' ? 2 : 1);
    expect(refusals).toEqual(
      sharing === 'many processes' ? [] : [expect.stringContaining(`Another process (pid ${process.pid}) is using`)],
    );
    for (const { kysely } of opened(starts)) {
      const applied = await kysely.selectFrom('schema_version').select('name').execute();
      expect(applied).toHaveLength(migrations.length);
    }
  });

  test('an empty database gets every migration once, with its name and time', async () => {
    const before = await database.kysely.selectFrom('schema_version').selectAll().orderBy('position').execute();
    expect(before.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    expect(before.every(({ applied_at: at }) => Math.abs(at.getTime() - Date.now()) < 600_000)).toBe(true);

    await database.close();
    database = await store.open();
    expect(await database.kysely.selectFrom('schema_version').selectAll().orderBy('position').execute()).toEqual(
      before,
    );
  });

  test('a failed migration leaves no trace, not even its record', async () => {
    const broken = { name: '999-broken', sql: 'create table half_done (id integer); select nothing_of_the_kind' };
    await expect(migrate(database.kysely, [...migrations, broken])).rejects.toThrow(
      'column "nothing_of_the_kind" does not exist',
    );
    const tables = await database.kysely.introspection.getTables();
    expect(tables.map(({ name }) => name)).toContain('organizations');
    expect(tables.map(({ name }) => name)).not.toContain('half_done');
    const applied = await database.kysely.selectFrom('schema_version').select('name').execute();
    expect(applied).not.toContainEqual({ name: '999-broken' });
  });

  test('rejects a database of a newer version in one sentence, every time', async () => {
    const other = await makeStore('tables');
    const newer = await other.open();
    await newer.kysely.insertInto('schema_version').values({ position: 999, name: '999-from-the-future' }).execute();
    await newer.close();

    const sentence =
      'The database was written by a newer version of Foresight (999-from-the-future): start that version, or use another database.';
    await expect(other.open()).rejects.toThrow(new DatabaseUnavailable(sentence));
    await expect(other.open()).rejects.toThrow(new DatabaseUnavailable(sentence));
    await other.remove();
  });

  test('reads integers, instants, dates, arrays, JSON and bytes as the values written', async () => {
    const { rows } = await sql`select
      ${21_271_935_000}::bigint as money, ${9_007_199_254_740_991}::bigint as largest, count(*) as count,
      ${'2026-11-20T12:00:00.123Z'}::timestamptz as instant, ${'2026-03-29'}::date as day,
      ${['ü', 'a "b"', '{c},d']}::text[] as words, array[1, 21271935000]::bigint[] as numbers,
      array['2026-03-29'::date] as days, ${'{"a": [1, null]}'}::jsonb as json, ${Buffer.from([0, 255])}::bytea as bytes,
      true as yes, null as nothing`.execute(database.kysely);
    expect(rows).toEqual([
      {
        money: 21_271_935_000,
        largest: Number.MAX_SAFE_INTEGER,
        count: 1,
        instant: new Date('2026-11-20T12:00:00.123Z'),
        day: '2026-03-29',
        words: ['ü', 'a "b"', '{c},d'],
        numbers: [1, 21_271_935_000],
        days: ['2026-03-29'],
        json: { a: [1, null] },
        bytes: Buffer.from([0, 255]),
        yes: true,
        nothing: null,
      },
    ]);
  });

  test('throws for a number that JavaScript would round', async () => {
    const tooLarge = sql`select 9007199254740993::bigint as money`.execute(database.kysely);
    await expect(tooLarge).rejects.toThrow('9007199254740993 is too large for a number');
  });

  test('an error has a short message, and its transaction is rolled back', async () => {
    const insert = database.kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('service_state').values({ key: 'half', value: '' }).execute();
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(insert).rejects.toMatchObject({ message: 'division by zero', code: '22012' });
    const half = await database.kysely.selectFrom('service_state').where('key', '=', 'half').selectAll().execute();
    expect(half).toEqual([]);
  });

  test('concurrent transactions do not lose each other’s writes', async () => {
    await database.kysely.insertInto('service_state').values({ key: 'counter', value: '0' }).execute();
    const increment = () =>
      database.kysely.transaction().execute(async (transaction) => {
        const counter = transaction.selectFrom('service_state').select('value').where('key', '=', 'counter');
        const { value } = await counter.forUpdate().executeTakeFirstOrThrow();
        const next = { value: `${Number(value) + 1}` };
        await transaction.updateTable('service_state').set(next).where('key', '=', 'counter').execute();
      });
    await Promise.all(Array.from({ length: 25 }, increment));
    const counter = database.kysely.selectFrom('service_state').select('value').where('key', '=', 'counter');
    expect(await counter.execute()).toEqual([{ value: '25' }]);
  });

  describe('seeded', () => {
    beforeAll(() => seedWorld(database, smallWorld, new Map([[ids.ada, 'a hash']])));

    test('companies have the totals of their rounds', async () => {
      const columns = ['name', 'total_funding_usd', 'last_funding_on', 'funding_round_count'] as const;
      expect(
        await database.kysely.selectFrom('organizations').select(columns).orderBy('search_name').execute(),
      ).toEqual([
        { name: 'Acmé', total_funding_usd: 21_271_935_000, last_funding_on: '2025-01-31', funding_round_count: 2 },
        { name: 'Åre Capital', total_funding_usd: null, last_funding_on: null, funding_round_count: 0 },
        { name: 'Brio', total_funding_usd: 65_000, last_funding_on: '2023-07-09', funding_round_count: 1 },
        { name: 'Quiet', total_funding_usd: null, last_funding_on: null, funding_round_count: 0 },
      ]);
    });

    test('markets count their companies and total what those raised', async () => {
      const columns = ['id', 'company_count', 'total_funding_usd'] as const;
      expect(await database.kysely.selectFrom('markets').select(columns).orderBy('id').execute()).toEqual([
        { id: 'tc3-drones', company_count: 1, total_funding_usd: 21_271_935_000 },
        { id: 'tc3-robots', company_count: 2, total_funding_usd: 21_272_000_000 },
      ]);
    });

    test('all records of the world exist', async () => {
      const tables = (await database.kysely.introspection.getTables()).map(({ name }) => name);
      const counts: Record<string, number> = {};
      for (const name of tables) {
        const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}`.execute(database.kysely);
        counts[name] = rows[0]?.count ?? 0;
      }
      expect(counts).toMatchObject({
        organizations: 4,
        organization_markets: 3,
        markets: 2,
        people: 1,
        positions: 2,
        funding_rounds: 3,
        investors: 3,
        investments: 3,
        acquisitions: 1,
        market_pulse_categories: 1,
        articles: 1,
        article_organizations: 2,
        keywords: 2,
        article_keywords: 2,
        // Each database has the four plans and their prices (migration 032).
        plans: 4,
        plan_prices: 8,
        referrals: 1,
        users: 2,
        accounts: 1,
        account_owners: 1,
        account_members: 2,
        teams: 1,
        team_members: 1,
        watchlists: 1,
        watchlist_items: 2,
        watchlist_settings: 1,
        watchlist_teams: 1,
        preferences: 1,
      });
    });

    test('users and articles retain their lists and JSON', async () => {
      const users = database.kysely
        .selectFrom('users')
        .select(['email', 'password_hash', 'staff_groups', 'organization']);
      expect(await users.orderBy('email').execute()).toEqual([
        {
          email: 'ada@foresight.example',
          password_hash: 'a hash',
          staff_groups: ['admin', 'editors'],
          organization: { org_id: ids.acme, org_name: 'Acmé', logo_url: null },
        },
        { email: 'ben@foresight.example', password_hash: null, staff_groups: [], organization: null },
      ]);
      expect(await database.kysely.selectFrom('articles').select(['key_points', 'published_at']).execute()).toEqual([
        { key_points: smallWorld.articles[0]?.keyPoints, published_at: new Date('2026-11-19T08:30:00Z') },
      ]);
      expect(await database.kysely.selectFrom('preferences').select('details').execute()).toEqual([
        { details: { columns: ['name', 'city'] } },
      ]);
    });

    test('a second seed changes nothing', async () => {
      await seedWorld(database, { ...smallWorld, now: '2027-01-01T00:00:00.000Z' });
      const mark = database.kysely.selectFrom('service_state').select('value').where('key', '=', 'seeded');
      expect(await mark.execute()).toEqual([{ value: smallWorld.now }]);
    });

    test('finds names without accents and case, by prefix and by part, using an index', async () => {
      const find = (pattern: string) =>
        sql<{ name: string }>`select name from organizations where search_name like lower(f_unaccent(${pattern}))`;
      expect((await find('ACMÉ%').execute(database.kysely)).rows).toEqual([{ name: 'Acmé' }]);
      expect((await find('%cmé%').execute(database.kysely)).rows).toEqual([{ name: 'Acmé' }]);

      const plan = await database.kysely.transaction().execute(async (transaction) => {
        await sql`set local enable_seqscan = off`.execute(transaction);
        return sql`explain select name from organizations where search_name like '%cme%'`.execute(transaction);
      });
      expect(JSON.stringify(plan.rows)).toContain('organizations_by_name_part');
    });

    test('rejects what keys and checks forbid', async () => {
      const { kysely } = database;
      const again = { owner_id: ids.ada, key: 'dashboard_settings' };
      await expect(kysely.insertInto('preferences').values(again).execute()).rejects.toMatchObject({ code: '23505' });
      const upper = kysely.updateTable('users').set({ email: 'Ben@foresight.example' }).where('id', '=', ids.ben);
      await expect(upper.execute()).rejects.toMatchObject({ code: '23514' });
      const viewers = kysely.updateTable('watchlists').set({ viewers: ['Ben@foresight.example'] });
      await expect(viewers.execute()).rejects.toMatchObject({ code: '23514' });
      const orphan = { watchlist_id: 'no-such-list', email: 'ada@foresight.example' };
      await expect(kysely.insertInto('watchlist_shares').values(orphan).execute()).rejects.toMatchObject({
        code: '23503',
      });
    });
  });
});

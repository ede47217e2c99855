import { expect, test } from 'vitest';
import { describeStores } from './testing/contractStores.ts';

await describeStores(({ openDatabase, sharing }) => {
  test.each(['40001', '40P01'])(
    'retries a transaction that failed with %s, and applies its writes once',
    async (code) => {
      const database = await openDatabase();
      let runs = 0;
      await database.kysely.transaction().execute(async (transaction) => {
        runs += 1;
        await transaction
          .insertInto('service_state')
          .values({ key: 'once', value: `run ${runs}` })
          .execute();
        if (runs < 3) throw Object.assign(new Error('undone'), { code });
      });
      const rows = await database.kysely
        .selectFrom('service_state')
        .select(['key', 'value'])
        .where('key', '=', 'once')
        .execute();
      expect(rows).toEqual([{ key: 'once', value: 'run 3' }]);
      await database.close();
    },
  );

  test('does not retry other errors, and gives up on a transaction that never succeeds', async () => {
    const database = await openDatabase();
    const runsOf = async (code: string) => {
      let runs = 0;
      const work = database.kysely.transaction().execute(async () => {
        runs += 1;
        throw Object.assign(new Error('undone'), { code });
      });
      await expect(work).rejects.toThrow('undone');
      return runs;
    };
    expect([await runsOf('23505'), await runsOf('40P01')]).toEqual([1, 4]);
    await database.close();
  });

  test('two transactions that deadlock both succeed', async ({ skip }) => {
    skip(sharing === 'one process', 'The embedded database runs one transaction at a time: none can deadlock.');
    const database = await openDatabase();
    const { kysely } = database;
    await kysely
      .insertInto('service_state')
      .values([
        { key: 'a', value: '0' },
        { key: 'b', value: '0' },
      ])
      .execute();
    const holding = new Set<string>();
    const bothHold = Promise.withResolvers<void>();
    const update = (first: string, second: string) =>
      kysely.transaction().execute(async (transaction) => {
        const write = (key: string) =>
          transaction.updateTable('service_state').set({ value: first }).where('key', '=', key).execute();
        await write(first);
        holding.add(first);
        if (holding.size === 2) bothHold.resolve();
        await bothHold.promise;
        await write(second);
      });
    await Promise.all([update('a', 'b'), update('b', 'a')]);
    const rows = await kysely.selectFrom('service_state').select('value').where('key', 'in', ['a', 'b']).execute();
    expect(new Set(rows.map(({ value }) => value)).size).toBe(1);
    await database.close();
  });
});

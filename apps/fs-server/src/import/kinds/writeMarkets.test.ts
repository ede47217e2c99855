import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { writeMarkets } from './writeMarkets.ts';

test('markets that replace a company’s have its prominence at once', async () => {
  const { kysely, close } = await openTestDatabase();
  onTestFinished(close);
  const id = '00000000-0000-4000-8000-000000000001';
  await kysely.insertInto('organizations').values({ id, permalink: 'acme', name: 'Acme', prominence: 2.5 }).execute();
  for (const category_list of [['Robots'], ['Drones', 'Robots']]) {
    await writeMarkets(kysely, [{ id, category_list }]);
  }
  const markets = kysely.selectFrom('organization_markets').select(['market_id', 'prominence']).orderBy('position');
  expect(await markets.execute()).toEqual([
    { market_id: 'tc3-drones', prominence: 2.5 },
    { market_id: 'tc3-robots', prominence: 2.5 },
  ]);
});

import { planDescriptions } from '@fs/api-contract';
import { storyWorld } from '@fs/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { describeStores } from '../testing/contractStores.ts';

const { plans: samplePlans } = storyWorld();

await describeStores(({ openDatabase }) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  test('an empty database has every plan with its limits, and a price for each period', async () => {
    const plans = await database.kysely.selectFrom('plans').selectAll().orderBy('sort_order').execute();
    expect(plans.map(({ id, name, description, limits }) => ({ id, name, description, limits }))).toEqual(
      samplePlans.map(({ id, name, limits }) => ({ id, name, description: planDescriptions[id], limits })),
    );
    const prices = await database.kysely
      .selectFrom('plan_prices')
      .select(['plan_id', 'billing_period', 'value', 'per_unit', 'upper_limit'])
      .orderBy('plan_id')
      .orderBy('position')
      .execute();
    const expected = samplePlans.flatMap(({ id, prices: values }) =>
      values.map(({ billingPeriod, value, perUnit, upperLimit }) => ({
        plan_id: id,
        billing_period: billingPeriod,
        value,
        per_unit: perUnit,
        upper_limit: upperLimit,
      })),
    );
    expect(prices).toEqual(expected);
  });
});

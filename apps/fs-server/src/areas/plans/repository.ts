import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

export interface PlanFilter {
  listed: boolean | null;
  planType: string | null;
}

/** Plans with their prices, in order. */
export async function listPlanRows({ kysely }: Database, { listed, planType }: PlanFilter) {
  const plans = await kysely
    .selectFrom('plans')
    .selectAll()
    .$if(listed !== null, (query) => query.where('is_listed', '=', listed))
    .$if(planType !== null, (query) => query.where(sql<string>`plan_type`, '=', planType))
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const prices = await kysely.selectFrom('plan_prices').selectAll().orderBy('position').orderBy('id').execute();
  return plans.map((plan) => ({ ...plan, prices: prices.filter(({ plan_id }) => plan_id === plan.id) }));
}

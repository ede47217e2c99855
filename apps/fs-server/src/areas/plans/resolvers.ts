import type { PlanPrice } from '@fs/api-contract';
import type { Resolvers } from '../../generated/schema.gen.ts';
import { invalidError } from '../../graphql/failures.ts';
import { listPlanRows } from './repository.ts';

type PlanRow = Awaited<ReturnType<typeof listPlanRows>>[number];

export const planResolvers = {
  Query: {
    // There are only a few plans, so they fit on one page.
    listPlans: async (_parent, { listed = null, planType = null, limit, nextToken }, { database }) => {
      if (nextToken) throw invalidError('nextToken is not one of ours');
      const rows = await listPlanRows(database, { listed, planType });
      return { items: rows.slice(0, limit).map(toPlan), nextToken: null };
    },
  },
} satisfies Resolvers;

function toPlan({ prices, ...row }: PlanRow) {
  const priceValues = prices.map(({ id, billing_period, value, per_unit, upper_limit }) => {
    const price: PlanPrice = { billing_period, value, per_unit, upper_limit };
    return [id, price] as const;
  });
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    limits: JSON.stringify(row.limits),
    stripePriceID: prices.map(({ id }) => id),
    priceValues: JSON.stringify(Object.fromEntries(priceValues)),
    listed: row.is_listed,
    order: row.sort_order,
    planType: row.plan_type,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

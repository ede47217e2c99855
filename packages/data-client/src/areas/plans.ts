import { limits, type Outcome, type Plan, type PlanType } from '@fs/api-contract';
import { ListPlansDocument, type ListPlansQuery } from '../generated/operations.gen.ts';
import type { GraphQLTransport } from '../transport/graphql.ts';
import type { CallOptions } from '../transport/rest.ts';

/** Calls for plans. A failure has an empty list as its data. */
export function planCalls(graphql: GraphQLTransport) {
  /** Returns plans in their order: all, or those of one kind, listed or not. */
  async function listPlans(
    filter: { listed?: boolean; planType?: PlanType } = {},
    options?: CallOptions,
  ): Promise<Outcome<Plan[]>> {
    const variables = { ...filter, limit: limits.graphqlPage };
    const page = await graphql.call({ operation: 'listPlans', document: ListPlansDocument, variables }, options);
    if (!page.ok) return { ...page, data: [] };
    return { ok: true, data: page.data.listPlans.items.map(toPlan) };
  }
  return {
    listPlans,
    /** Returns plans for one person, for signed-out users too. */
    getVisiblePlans: (options?: CallOptions) => listPlans({ listed: true, planType: 'PERSONAL' }, options),
    /** Returns plans for organizations, for signed-out users too. */
    getVisibleOrgPlans: (options?: CallOptions) => listPlans({ listed: true, planType: 'ORGANIZATION' }, options),
  };
}

function toPlan(plan: ListPlansQuery['listPlans']['items'][number]): Plan {
  return {
    ...plan,
    id: plan.id as Plan['id'],
    planType: plan.planType as PlanType,
    limits: JSON.parse(plan.limits) as Plan['limits'],
    priceValues: JSON.parse(plan.priceValues) as Plan['priceValues'],
  };
}

import { graphqlOperations, type PlanId } from '@fs/api-contract';
import type { DataClient } from '@fs/data-client';
import { queryOptions } from '@tanstack/react-query';
import { CallFailure, unwrap } from './CallFailure.ts';

/** Individual and organization plans, in order. */
export function plansQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['plans'],
    queryFn: async ({ signal }) => {
      const [personal, organization] = await Promise.all([
        client.plans.getVisiblePlans({ signal }),
        client.plans.getVisibleOrgPlans({ signal }),
      ]);
      return [...unwrap(personal), ...unwrap(organization)].toSorted((one, other) => one.order - other.order);
    },
  });
}

/** Every plan, also those that are no longer offered. */
export function allPlansQuery(client: DataClient) {
  return queryOptions({
    queryKey: ['plans', 'all'],
    queryFn: async ({ signal }) => unwrap(await client.plans.listPlans({}, { signal })),
  });
}

/** An account's plan, even if no longer offered. Disabled until its id is known. */
export function planQuery(client: DataClient, id: PlanId | undefined) {
  return queryOptions({
    queryKey: ['plans', id],
    queryFn: async ({ signal }) => {
      const plan = unwrap(await client.plans.listPlans({}, { signal })).find((one) => one.id === id);
      if (plan) return plan;
      throw new CallFailure({ ok: false, error: graphqlOperations.listPlans.failure, reason: 'malformed' });
    },
    enabled: id !== undefined,
  });
}

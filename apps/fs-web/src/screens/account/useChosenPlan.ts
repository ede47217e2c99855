import { type ChosenPlan, readPlanOrder } from '@fs/account-widgets';
import type { PlanId } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkoutPath, planRequestPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { plansQuery } from '../../queries/plans.ts';
import { useServices } from '../../services.tsx';

/** The plan and price that the user chose before sign-up, unless the account has that plan. */
export function useChosenPlan(current: PlanId | undefined): ChosenPlan | undefined {
  const { client, loginMemory } = useServices();
  const reachable = useReachable();
  const [wish, setWish] = useState(() => loginMemory.readSettings().wish);
  const plans = useQuery({ ...plansQuery(client), enabled: wish !== undefined });
  const order = wish && plans.data ? readPlanOrder(plans.data, wish) : null;
  if (!order || order.planId === current) return undefined;
  const { planId, priceId, seats } = order;
  const checkout = reachable(checkoutPath({ plan: planId, price: priceId }));
  return {
    order,
    way: checkout === undefined ? 'request' : 'checkout',
    href: checkout ?? planRequestPath({ planId, priceId, ...(seats !== null && { seats }) }),
    onDrop: () => {
      loginMemory.forgetWish();
      setWish(undefined);
    },
  };
}

import { type ChosenPlan, readPlanOrder } from '@fs/account-widgets';
import type { PlanId } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { checkoutPath, planRequestPath } from '../../addresses/appPaths.ts';
import { plansQuery } from '../../queries/plans.ts';
import { useServices } from '../../services.tsx';

/** The plan and price that the user chose before sign-up, unless the account has that plan. */
export function useChosenPlan(current: PlanId | undefined): ChosenPlan | undefined {
  const { client, environment, loginMemory } = useServices();
  const [wish, setWish] = useState(() => loginMemory.readSettings().wish);
  const plans = useQuery({ ...plansQuery(client), enabled: wish !== undefined });
  const order = wish && plans.data ? readPlanOrder(plans.data, wish) : null;
  if (!order || order.planId === current) return undefined;
  const { planId, priceId, seats } = order;
  const canBuy = environment.payments !== 'support' && seats === null;
  return {
    order,
    way: canBuy ? 'checkout' : 'request',
    href: canBuy
      ? checkoutPath({ plan: planId, price: priceId })
      : planRequestPath({ planId, priceId, ...(seats !== null && { seats }) }),
    onDrop: () => {
      loginMemory.forgetWish();
      setWish(undefined);
    },
  };
}

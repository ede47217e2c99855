import { type Capability, hasCapability, priceOf } from '@fs/api-contract';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../queries/plans.ts';
import { useServices, useSessionState } from '../../services.tsx';

/** The lowest monthly price in US dollars of a plan with a capability that the user lacks, once known. */
export function useUpgradePrice(capability: Capability): number | undefined {
  const { client } = useServices();
  const { user } = useSessionState();
  const isLacking = user !== null && user !== undefined && !hasCapability(user.groups, capability);
  const { data = [] } = useQuery({ ...plansQuery(client), enabled: isLacking });
  if (!isLacking) return undefined;
  const prices = data
    .filter(({ id }) => hasCapability([id], capability))
    .flatMap((plan) => priceOf(plan, 'month')?.price.value ?? []);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

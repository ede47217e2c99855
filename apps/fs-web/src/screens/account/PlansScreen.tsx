import { PlanCards, PlanDifferences, PlanQuestions } from '@fs/account-widgets';
import { planIds } from '@fs/api-contract';
import { Page, Stack } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { checkoutPath, createTeamPath, planRequestPath, signUpPath, supportPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { plansQuery } from '../../queries/plans.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';

/** The plans, for everyone. */
export function PlansScreen() {
  const { client } = useServices();
  const { user } = useSessionState();
  const reachable = useReachable();
  const plans = useQuery(plansQuery(client));
  const canBuy = reachable(checkoutPath({ plan: '', price: '' })) !== undefined;
  const bought = canBuy ? 'upgrade' : 'request';
  return (
    <Page id={contentId}>
      <Stack gap="12">
        <PlanCards
          plans={toLoadable(plans)}
          // The session's groups take precedence (decision AMB-167).
          currentPlan={planIds.findLast((plan) => user?.groups.includes(plan))}
          way={user ? bought : 'start'}
          hrefOf={(choice) => {
            const { planId, priceId } = choice;
            if (!user) return reachable(planId === 'fuel-free' ? signUpPath(planId) : signUpPath(planId, choice));
            if (!canBuy) return reachable(planRequestPath(choice));
            return reachable(planId === 'fuel-teams' ? createTeamPath : checkoutPath({ plan: planId, price: priceId }));
          }}
          supportHref={user && !canBuy ? reachable(supportPath) : undefined}
          onRetry={() => void plans.refetch()}
        />
        {plans.data && <PlanDifferences plans={plans.data} />}
        <PlanQuestions />
      </Stack>
    </Page>
  );
}

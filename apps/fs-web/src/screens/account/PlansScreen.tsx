import { PlanCards, PlanDifferences, PlanQuestions } from '@fs/account-widgets';
import { planIds } from '@fs/api-contract';
import { loading, Page, Stack } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import {
  checkoutPath,
  createTeamWithPath,
  planRequestPath,
  signUpPath,
  supportPath,
  upgradePath,
  workspacePath,
} from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { billingQuery } from '../../queries/billing.ts';
import { plansQuery } from '../../queries/plans.ts';
import { accountsQuery } from '../../queries/teams.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { payerOf } from './payerOf.ts';

/** The plans, for everyone. */
export function PlansScreen() {
  const { client, environment } = useServices();
  const { user } = useSessionState();
  const reachable = useReachable();
  const plans = useQuery(plansQuery(client));
  const canBuy = environment.payments !== 'support';
  // The session's groups take precedence (decision AMB-167).
  const currentPlan = planIds.findLast((plan) => user?.groups.includes(plan));
  const email = user?.attributes.email.toLowerCase() ?? '';
  const accounts = useQuery({ ...accountsQuery(client, email), enabled: Boolean(user) });
  const billing = useQuery({ ...billingQuery(client), enabled: Boolean(user) && canBuy });
  const payer = payerOf(accounts.data ?? [], { email, planID: currentPlan });
  // Without a checkout, support changes the plan of an owner.
  const isPaid = payer !== undefined && (canBuy || !payer.isOwned);
  // Who pays is said above the plans. Neither they nor what follows them must move when it is known (decision 047).
  const isLoading = plans.isLoading || accounts.isLoading;
  const bought = canBuy ? 'upgrade' : 'request';
  return (
    <Page id={contentId}>
      <Stack gap="12">
        <PlanCards
          plans={isLoading ? loading() : toLoadable(plans)}
          currentPlan={currentPlan}
          way={user ? bought : 'start'}
          hrefOf={(choice) => {
            const { planId, priceId } = choice;
            if (!user) return reachable(planId === 'fuel-free' ? signUpPath(planId) : signUpPath(planId, choice));
            if (!canBuy) return reachable(planRequestPath(choice));
            if (planId === 'fuel-teams')
              return reachable(createTeamWithPath(choice)) ?? reachable(planRequestPath(choice));
            // Who pays already changes the plan in the billing portal.
            if (billing.data?.subscription || planId === 'fuel-free') return reachable(upgradePath);
            return reachable(checkoutPath({ plan: planId, price: priceId }));
          }}
          payer={isPaid ? payer.account.name : undefined}
          payerHref={isPaid && payer.isOwned ? reachable(`${workspacePath(payer.account)}#billing`) : undefined}
          supportHref={canBuy ? undefined : reachable(supportPath)}
          onRetry={() => void plans.refetch()}
        />
        {!isLoading && plans.data && <PlanDifferences plans={plans.data} />}
        {!isLoading && <PlanQuestions />}
      </Stack>
    </Page>
  );
}

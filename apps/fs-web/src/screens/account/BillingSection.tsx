import { BillingDetails } from '@fs/account-widgets';
import { LoadableView, Skeleton } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { resumeCheckoutPath } from '../../addresses/appPaths.ts';
import { billingQuery, portalMutation } from '../../queries/billing.ts';
import { combineQueries } from '../../queries/combineQueries.ts';
import { allPlansQuery } from '../../queries/plans.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { leaveFor } from './leaveFor.ts';

/** What an account pays, for its owners: of an organization, or without an id of the user. */
export function BillingSection({ accountId }: { accountId?: string }) {
  const { client } = useServices();
  const billing = useQuery(billingQuery(client, accountId));
  const plans = useQuery(allPlansQuery(client));
  const portal = useMutation(portalMutation(client, leaveFor));
  const known = combineQueries(billing, plans, (account, offered) => ({ account, offered }));
  return (
    <LoadableView
      of={toLoadable(known)}
      skeleton={<Skeleton width="half" size="title" />}
      onRetry={() => {
        void billing.refetch();
        void plans.refetch();
      }}
    >
      {({ account, offered }) => {
        const nameOf = (id: string | undefined) => offered.find((plan) => plan.id === id)?.name;
        return (
          <BillingDetails
            billing={account}
            planName={nameOf(account.planID) ?? account.planID}
            openPlanName={nameOf(account.openCheckout?.planID)}
            checkoutHref={resumeCheckoutPath(account)}
            onPortal={() => portal.mutate(accountId)}
            isOpening={portal.isPending || portal.isSuccess}
            hasFailed={portal.isError}
          />
        );
      }}
    </LoadableView>
  );
}

import { Checkout, readCheckout } from '@fs/account-widgets';
import { readPlanWish } from '@fs/account-widgets/login';
import { priceOf } from '@fs/api-contract';
import { Page, ready } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { plansPath, supportPath, upgradePath } from '../../addresses/appPaths.ts';
import { useAddressSearch } from '../../addresses/useAddressSearch.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { billingQuery, checkoutMutation } from '../../queries/billing.ts';
import { CallFailure } from '../../queries/CallFailure.ts';
import { combineQueries } from '../../queries/combineQueries.ts';
import { referralQuery } from '../../queries/login.ts';
import { plansQuery } from '../../queries/plans.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { UnknownWorkspace } from '../workspaces/UnknownWorkspace.tsx';
import { ConfirmedCheckout } from './ConfirmedCheckout.tsx';
import { leaveFor } from './leaveFor.ts';

/** Checkout of a plan (decision AMB-170), and the page that a payment returns to. */
export function CheckoutScreen() {
  const { search } = useAddressSearch();
  return (
    <Page id={contentId} width="form">
      {search.session === undefined ? <ReviewOrder /> : <ConfirmedCheckout session={search.session} />}
    </Page>
  );
}

function ReviewOrder() {
  const { client, environment } = useServices();
  const reachable = useReachable();
  const { search, setSearch } = useAddressSearch();
  const { price, seats } = readPlanWish(search.price, search.seats);
  const wish = { plan: search.plan ?? '', price: search.price === undefined ? null : (price ?? ''), seats };
  const code = search.referral ?? null;
  const plans = useQuery(plansQuery(client));
  const billing = useQuery(billingQuery(client, search.account));
  const referral = useQuery(referralQuery(client, code));
  const offers = combineQueries(plans, billing, (offered, account) => ({ offered, account }));
  const order = combineQueries(
    offers,
    code === null ? { data: null, error: null, isPlaceholderData: false } : referral,
    ({ offered, account }, known) =>
      readCheckout({ wish: { ...wish, referral: code }, plans: offered, billing: account, referral: known }),
  );
  const pay = useMutation(checkoutMutation(client, leaveFor));
  const returned = search.result === 'canceled' || search.result === 'declined' ? search.result : undefined;
  const refusal = billing.error instanceof CallFailure ? billing.error.reason : undefined;
  const isOrganization = billing.data?.accountType === 'ORGANIZATION';

  const change = (choice: { price: string } | { seats: string }) =>
    setSearch({ ...search, ...choice }, { replace: true });

  function handlePay() {
    const known = order.data;
    const offered = known?.kind === 'order' ? priceOf(known.plan, known.period) : undefined;
    if (known?.kind !== 'order' || !offered) return;
    const { plan, seats: paid } = known;
    pay.mutate({
      plan: plan.id,
      price: offered.id,
      seats: paid,
      referral: known.referral?.id,
      accountId: search.account,
    });
  }

  if (refusal === 'not-found') return <UnknownWorkspace />;
  return (
    <Checkout
      // No plan would let a member pay.
      order={refusal === 'forbidden' ? ready({ kind: 'not-owner' }) : toLoadable(order)}
      accountName={isOrganization ? billing.data?.name : undefined}
      people={billing.data?.seatsUsed ?? 0}
      returned={returned}
      isTest={environment.payments === 'test'}
      onPeriodChange={(period) => {
        const plan = order.data?.kind === 'order' ? order.data.plan : undefined;
        const offered = plan && priceOf(plan, period);
        if (offered) change({ price: offered.id });
      }}
      onSeatsChange={(count) => change({ seats: String(count) })}
      onPay={handlePay}
      isOpening={pay.isPending || pay.isSuccess}
      hasFailed={pay.isError}
      plansHref={plansPath}
      billingHref={isOrganization ? `/workspaces/${encodeURIComponent(search.account ?? '')}` : upgradePath}
      supportHref={reachable(supportPath)}
      onRetry={() => {
        void plans.refetch();
        void billing.refetch();
        if (code !== null) void referral.refetch();
      }}
    />
  );
}

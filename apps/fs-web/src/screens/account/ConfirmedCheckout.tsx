import { CheckoutConfirmation } from '@fs/account-widgets';
import { useMessages } from '@fs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { homePath, plansPath, supportPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { checkoutResultQuery, isStillAsking } from '../../queries/billing.ts';
import { plansQuery } from '../../queries/plans.ts';
import { useServices } from '../../services.tsx';
import { upgradeStart } from '../../session/upgradeStart.ts';

/**
 * Waits until a payment is confirmed. The new rights are in the next token, so the session is renewed first. The user
 * continues where they opened the plans, such as in the course whose wall they met. An organization continues on its
 * workspace (decision AMB-073), where a toast names its plan: a page that is left at once cannot be read.
 */
export function ConfirmedCheckout({ session: checkout }: { session: string }) {
  const { client, session, loginMemory, toasts } = useServices();
  const messages = useMessages(appMessages);
  const queries = useQueryClient();
  const router = useRouter();
  const reachable = useReachable();
  const result = useQuery(checkoutResultQuery(client, checkout));
  const plans = useQuery(plansQuery(client));
  const asked = queries.getQueryState(checkoutResultQuery(client, checkout).queryKey)?.dataUpdateCount ?? 0;
  const [isRenewed, setRenewed] = useState(false);
  const [start] = useState(upgradeStart.read);
  const isPaid = result.data?.state === 'paid';
  const { data } = result;
  const workspace =
    data?.accountType === 'ORGANIZATION' ? reachable(`/workspaces/${encodeURIComponent(data.accountID)}`) : undefined;

  const renew = useEffectEvent(async () => {
    loginMemory.forgetWish();
    upgradeStart.write(null);
    await session.refresh();
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'result' });
    if (workspace === undefined) return setRenewed(true);
    await router.navigate({ href: workspace, replace: true });
    const bought = queries.getQueryData(plansQuery(client).queryKey)?.find(({ id }) => id === data?.planID);
    // Long, because the workspace is still loading.
    if (bought) toasts.show({ message: messages.planBought({ plan: bought.name }), tone: 'positive', isLong: true });
  });
  useEffect(() => {
    if (isPaid) void renew();
  }, [isPaid]);

  return (
    <CheckoutConfirmation
      state={stateOf({ hasFailed: result.isError, state: data?.state, isRenewed, isAsking: isStillAsking(asked) })}
      plan={plans.data?.find(({ id }) => id === data?.planID)?.name}
      nextHref={workspace ?? start ?? homePath}
      plansHref={plansPath}
      supportHref={reachable(supportPath)}
      onCheck={() => void result.refetch()}
    />
  );
}

interface Progress {
  hasFailed: boolean;
  state: 'waiting' | 'paid' | 'open' | 'expired' | undefined;
  isRenewed: boolean;
  isAsking: boolean;
}

function stateOf({ hasFailed, state, isRenewed, isAsking }: Progress) {
  if (hasFailed) return 'failed';
  if (state === 'paid') return isRenewed ? 'paid' : 'confirming';
  if (state === 'open' || state === 'expired') return 'unpaid';
  return isAsking ? 'confirming' : 'late';
}

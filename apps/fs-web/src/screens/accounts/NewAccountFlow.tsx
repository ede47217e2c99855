import { NewAccountWizard } from '@fs/account-widgets';
import type { Referral } from '@fs/api-contract';
import { useMessages } from '@fs/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { supportPath, workspacesPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { createAccountMutation, createdAccountQuery, orgPlansQuery } from '../../queries/newAccount.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';
import { createAccountDraft, type StoredAccountDraft } from './createAccountDraft.ts';
import { newAccountMessages } from './newAccount.messages.ts';

interface NewAccountWish {
  price: string | null;
  seats: number | null;
}

interface NewAccountFlowProps {
  /** The referral that brought the user. */
  referral: Referral | null;
  /** Price and seats that the user has chosen on another page. */
  wish?: NewAccountWish;
  /** Whether the page has a header of its own. */
  isEmbedded?: boolean;
}

const noWish: NewAccountWish = { price: null, seats: null };

const drafts = createAccountDraft(() => window.sessionStorage);

/** The new-account wizard. Its input survives a reload and the visit to the payment page. */
export function NewAccountFlow({ referral, wish: wished = noWish, isEmbedded = false }: NewAccountFlowProps) {
  const { client } = useServices();
  const { user } = useSessionState();
  const messages = useMessages(newAccountMessages);
  const reachable = useReachable();
  // The page forgets it as soon as it is here.
  const [wish] = useState(wished);
  const [stored, setStored] = useState(() => withWish(drafts.read(), wish));
  const keep = useEffectEvent(() => drafts.write(stored));
  useEffect(() => {
    if (wish.price !== null || wish.seats !== null) keep();
  }, [wish]);
  const change = (part: Partial<StoredAccountDraft>) =>
    setStored((last) => {
      const next = { ...last, ...part };
      drafts.write(next);
      return next;
    });
  const plans = useQuery(orgPlansQuery(client));
  const created = useQuery(createdAccountQuery(client, stored.accountId));
  // Once an account is paid, the wizard is for the next one. The same goes for one that was deleted meanwhile.
  const isOver = stored.accountId !== null && (created.isError || created.data?.accountStatus === 'ACTIVE');
  if (isOver) {
    drafts.clear();
    setStored(withWish(drafts.read(), wish));
  }
  const create = useMutation(
    createAccountMutation(client, {
      clientKey: stored.clientKey,
      referralId: referral?.id,
      failures: { create: messages.createFailed, plan: messages.planFailed },
      onCreated: (accountId) => change({ accountId }),
    }),
  );
  const isOnTheWay = create.isPending || create.isSuccess;

  return (
    <NewAccountWizard
      plans={toLoadable(plans)}
      draft={stored.draft}
      onDraftChange={(draft) => change({ draft })}
      step={stored.step}
      onStepChange={(step) => {
        create.reset();
        change({ step });
      }}
      ownEmail={user?.attributes.email ?? ''}
      referral={referral}
      onCreate={(order) => create.mutate(order, { onSuccess: (url) => window.location.assign(url) })}
      isSubmitting={isOnTheWay}
      failure={create.error?.message}
      isPending={created.data?.accountStatus === 'PENDING'}
      isEmbedded={isEmbedded}
      cancelHref="/"
      workspacesHref={workspacesPath}
      supportHref={reachable(supportPath)}
      onRetry={() => void plans.refetch()}
    />
  );
}

function withWish(stored: StoredAccountDraft, { price, seats }: NewAccountWish): StoredAccountDraft {
  const { draft } = stored;
  return { ...stored, draft: { ...draft, priceId: price ?? draft.priceId, seats: seats ?? draft.seats } };
}

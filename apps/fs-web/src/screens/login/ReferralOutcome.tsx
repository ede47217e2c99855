import {
  CheckoutProblem,
  Provisioning,
  ReferralOffer,
  readReferralOrder,
  referralOutcomeOf,
} from '@fs/account-widgets';
import type { Referral } from '@fs/api-contract';
import {
  Heading,
  Inline,
  Link,
  LinkButton,
  LoadableView,
  lazyComponent,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { appMessages } from '../../App.messages.ts';
import { homePath, plansPath, referralCheckoutPath, supportPath, upgradePath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { referralQuery } from '../../queries/login.ts';
import { plansQuery } from '../../queries/plans.ts';
import { provisioningQuery } from '../../queries/referrals.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices, useSessionState } from '../../services.tsx';

// Lazy-loaded, because most referrals lead elsewhere.
const NewAccountFlow = lazyComponent(async () => (await import('../accounts/NewAccountFlow.tsx')).NewAccountFlow);

interface ReferralOutcomeProps {
  code: string;
  /** Called when the outcome needs more room than a form. */
  onWide: () => void;
}

/** Outcome of a referral for a logged-in user, by its plan (accounts §4). */
export function ReferralOutcome({ code, onWide }: ReferralOutcomeProps) {
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const referral = useQuery(referralQuery(client, code));
  return (
    <>
      {referral.isLoadingError && <Heading level={1}>{messages.invited}</Heading>}
      <LoadableView
        of={toLoadable(referral)}
        skeleton={<Skeleton size="title" />}
        onRetry={() => void referral.refetch()}
      >
        {(known) => {
          if (!known) return <Invalid code={code} />;
          if (known.refusal !== null) return <Refused referral={known} refusal={known.refusal} />;
          const outcome = referralOutcomeOf(known.planID);
          if (outcome === 'provisioning') return <Provision referralId={known.id} />;
          if (outcome === 'new-account') return <NewAccount referral={known} onWide={onWide} />;
          return <Onwards href={referralCheckoutPath(known)} of={known} />;
        }}
      </LoadableView>
    </>
  );
}

/** The code is the user's own, or the user has used one or pays already. Nothing is changed. */
function Refused({ referral, refusal }: { referral: Referral; refusal: NonNullable<Referral['refusal']> }) {
  const { user } = useSessionState();
  const name = user?.attributes.email ?? '';
  const of = refusal === 'paying' ? { kind: refusal, name } : { kind: refusal, code: referral.code };
  return <CheckoutProblem level={1} of={of} plansHref={plansPath} billingHref={upgradePath} />;
}

/** An unknown or inactive code changes nothing. The user goes on with the account that is there. */
function Invalid({ code }: { code: string }) {
  const messages = useMessages(appMessages);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1} size="headline">
          {messages.referralInvalid({ code })}
        </Heading>
        <Text size="reading" tone="muted">
          {messages.referralInvalidText}
        </Text>
      </Stack>
      <Inline gap="4">
        <LinkButton href={homePath} tone="accent">
          {messages.toHome}
        </LinkButton>
        <Link href={supportPath}>{messages.contactSupport}</Link>
      </Inline>
    </Stack>
  );
}

function Provision({ referralId }: { referralId: string }) {
  const { client } = useServices();
  const router = useRouter();
  const reachable = useReachable();
  const { data, isError, refetch } = useQuery(provisioningQuery(client, referralId));
  const ended = data && (data.created ? 'created' : 'exists');
  return (
    <Provisioning
      result={isError ? 'failed' : ended}
      onDone={() => void router.navigate({ href: '/', replace: true })}
      onRetry={() => void refetch()}
      supportHref={reachable(supportPath)}
    />
  );
}

/** The new-account wizard, below who invites. */
function NewAccount({ referral, onWide }: { referral: Referral; onWide: () => void }) {
  const messages = useMessages(appMessages);
  const widen = useEffectEvent(onWide);
  useEffect(() => widen(), []);
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{messages.invited}</Heading>
        <Text size="reading" tone="muted">
          {messages.referralTeam({ account: referral.account.name })}
        </Text>
      </Stack>
      <Suspense fallback={<Skeleton size="title" />}>
        <NewAccountFlow referral={referral} isEmbedded />
      </Suspense>
    </Stack>
  );
}

/** Redirects to the plan's page, or refers to support while that page does not exist. */
function Onwards({ href, of }: { href: string; of: Referral }) {
  const router = useRouter();
  const reachable = useReachable();
  const target = reachable(href);
  const messages = useMessages(appMessages);
  const { client } = useServices();
  const plans = useQuery({ ...plansQuery(client), enabled: target === undefined });
  useEffect(() => {
    if (target !== undefined) void router.navigate({ href: target, replace: true });
  }, [router, target]);
  if (target !== undefined) return <Skeleton size="title" />;
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1} size="headline">
          {messages.invited}
        </Heading>
        <Text size="reading" tone="muted">
          {messages.referralByHand({ account: of.account.name })}
        </Text>
      </Stack>
      <ReferralOffer referral={of} order={plans.data ? readReferralOrder(plans.data, of) : null} />
      <Inline gap="4">
        <LinkButton href={supportPath} tone="accent">
          {messages.contactSupport}
        </LinkButton>
        <Link href={plansPath}>{messages.toPlans}</Link>
      </Inline>
    </Stack>
  );
}

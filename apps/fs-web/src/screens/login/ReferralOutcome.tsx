import { Provisioning, ReferralOffer, readReferralOrder, referralOutcomeOf } from '@fs/account-widgets';
import type { Referral } from '@fs/api-contract';
import { Heading, Inline, Link, LinkButton, LoadableView, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appMessages } from '../../App.messages.ts';
import { homePath, plansPath, referralCheckoutPath, referralTeamPath, supportPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { referralQuery } from '../../queries/login.ts';
import { plansQuery } from '../../queries/plans.ts';
import { provisioningQuery } from '../../queries/referrals.ts';
import { toLoadable } from '../../queries/toLoadable.ts';
import { useServices } from '../../services.tsx';

/** Outcome of a referral for a logged-in user, by its plan (accounts §4). */
export function ReferralOutcome({ code }: { code: string }) {
  const { client } = useServices();
  const referral = useQuery(referralQuery(client, code));
  return (
    <LoadableView
      of={toLoadable(referral)}
      skeleton={<Skeleton size="title" />}
      onRetry={() => void referral.refetch()}
    >
      {(known) => {
        if (!known) return <Invalid code={code} />;
        const outcome = referralOutcomeOf(known.planID);
        if (outcome === 'provisioning') return <Provision referralId={known.id} />;
        return (
          <Onwards href={outcome === 'checkout' ? referralCheckoutPath(known) : referralTeamPath(code)} of={known} />
        );
      }}
    </LoadableView>
  );
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

import { Provisioning, referralOutcomeOf, StatusPage } from '@fs/account-widgets';
import type { Referral } from '@fs/api-contract';
import { Heading, Inline, Link, LinkButton, LoadableView, Skeleton, Stack, Text } from '@fs/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { appMessages } from '../../App.messages.ts';
import { plansPath, referralCheckoutPath, referralTeamPath, supportPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { referralQuery } from '../../queries/login.ts';
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
        if (!known) {
          const text = appMessages.referralInvalid(code);
          return <StatusPage why="not-found" text={text} homeHref="/" supportHref={supportPath} />;
        }
        const outcome = referralOutcomeOf(known.planID);
        if (outcome === 'provisioning') return <Provision referralId={known.id} />;
        return (
          <Onwards href={outcome === 'checkout' ? referralCheckoutPath(known) : referralTeamPath(code)} of={known} />
        );
      }}
    </LoadableView>
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
  useEffect(() => {
    if (target !== undefined) void router.navigate({ href: target, replace: true });
  }, [router, target]);
  if (target !== undefined) return <Skeleton size="title" />;
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1} size="headline">
          {appMessages.invited}
        </Heading>
        <Text size="reading" tone="muted">
          {appMessages.referralByHand(of.account.name)}
        </Text>
      </Stack>
      <Inline gap="4">
        <LinkButton href={supportPath} tone="accent">
          {appMessages.contactSupport}
        </LinkButton>
        <Link href={plansPath}>{appMessages.toPlans}</Link>
      </Inline>
    </Stack>
  );
}

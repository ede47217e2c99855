'use client';
import type { AccountUsage, Plan } from '@fs/api-contract';
import {
  Button,
  Card,
  Heading,
  Inline,
  KeyValue,
  Link,
  LinkButton,
  List,
  type Loadable,
  LoadableView,
  Section,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import type { ReactNode } from 'react';
import { UsageMeters } from '../../internal/UsageMeters.tsx';
import { usePlanLimits } from '../../plans/PlanCards/usePlanLimits.ts';
import type { PlanOrder } from '../../plans/planOrder.ts';
import { accountBillingMessages } from './AccountBilling.messages.ts';

/** A chosen plan and the ways to go on. */
export interface ChosenPlan {
  order: PlanOrder;
  /** `checkout`: buys it. `request`: asks support, where there is no checkout. */
  way: 'checkout' | 'request';
  href: string;
  /** Called when the user drops the choice. */
  onDrop: () => void;
}

export interface AccountBillingProps {
  /** The plan of the user's account. Null where something else on the page says why it is unknown. */
  plan: Loadable<Plan> | null;
  /** What the user's personal workspace uses of its plan. Default: not shown. */
  usage?: Loadable<AccountUsage> | undefined;
  /** What the user chose on the plans page and has not bought yet. */
  chosen?: ChosenPlan | undefined;
  /** URL of the plans. */
  plansHref: string;
  /** URL for plan changes that users cannot make themselves. */
  supportHref?: string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
  /** Called when the user retries loading the usage. */
  onUsageRetry?: () => void;
  /** What the account pays, such as `BillingDetails`. Default: the plan alone. */
  children?: ReactNode;
}

/** The account's plan, with links to other plans (decision AMB-189). */
export function AccountBilling({ plan, usage, chosen, plansHref, supportHref, children, ...on }: AccountBillingProps) {
  const messages = useMessages(accountBillingMessages);
  return (
    <Section title={messages.title}>
      {chosen && <Chosen {...chosen} />}
      {children ||
        (plan && (
          <LoadableView of={plan} onRetry={on.onRetry} skeleton={<Skeleton width="half" size="title" />}>
            {(known) => <PlanFacts plan={known} />}
          </LoadableView>
        ))}
      {usage && (
        <Stack gap="2">
          <Heading level={3} size="title">
            {messages.usage}
          </Heading>
          <LoadableView of={usage} onRetry={on.onUsageRetry} skeleton={<Skeleton width="half" size="title" />}>
            {(known) => <UsageMeters usage={known} />}
          </LoadableView>
        </Stack>
      )}
      <Inline gap="4">
        <LinkButton href={plansHref}>{messages.plans}</LinkButton>
        {supportHref !== undefined && (
          <Inline gap="2">
            <Text tone="muted">{messages.toChange}</Text>
            <Link href={supportHref}>{messages.support}</Link>
          </Inline>
        )}
      </Inline>
    </Section>
  );
}

function Chosen({ order, way, href, onDrop }: ChosenPlan) {
  const messages = useMessages(accountBillingMessages);
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="1">
          <Text weight="semibold">{messages.chosen(order)}</Text>
          <Text tone="muted">{way === 'checkout' ? messages.chosenCheckout : messages.chosenRequest}</Text>
        </Stack>
        <Inline gap="4">
          <LinkButton tone="accent" href={href}>
            {way === 'checkout' ? messages.toCheckout : messages.toRequest({ plan: order.name })}
          </LinkButton>
          <Button onPress={onDrop}>{messages.drop}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function PlanFacts({ plan }: { plan: Plan }) {
  const messages = useMessages(accountBillingMessages);
  const limits = usePlanLimits(plan);
  return (
    <KeyValue
      items={[
        {
          label: messages.plan,
          value: (
            <Stack gap="1">
              <Text weight="semibold">{plan.name}</Text>
              <Text tone="muted">
                <bdi>{plan.description}</bdi>
              </Text>
            </Stack>
          ),
        },
        ...(limits.length > 0
          ? [
              {
                label: messages.includes,
                value: <List look="plain" items={limits.map((limit) => ({ id: limit, content: limit }))} />,
              },
            ]
          : []),
      ]}
    />
  );
}

'use client';
import type { Plan, PlanId } from '@fs/api-contract';
import {
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Link,
  type Loadable,
  LoadableView,
  Notice,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { useState } from 'react';
import { PlanCard, type PlanChoice, type PlanWay } from './PlanCard.tsx';
import { planCardsMessages } from './PlanCards.messages.ts';
import type { BillingPeriod } from './planPrices.ts';

export interface PlanCardsProps {
  /** In display order. */
  plans: Loadable<readonly Plan[]>;
  /** Current plan of the user. */
  currentPlan?: PlanId;
  /**
   * What the buttons do.
   * @default 'start'
   */
  way?: PlanWay;
  /** Returns the URL that continues with a plan, or undefined if there is no way to it. */
  hrefOf: (choice: PlanChoice) => string | undefined;
  /** Name of the organization that pays the current plan. */
  payer?: string | undefined;
  /** URL where the user changes the plan of that organization. Without it, only others can. */
  payerHref?: string | undefined;
  /** URL of the support that sets up plans, where there is no checkout. */
  supportHref?: string;
  /** Called when the user retries after a failure. */
  onRetry?: () => void;
}

/** Plans side by side, billed monthly or yearly (decision AMB-173). */
export function PlanCards({
  plans,
  currentPlan,
  way = 'start',
  hrefOf,
  payer,
  payerHref,
  supportHref,
  onRetry,
}: PlanCardsProps) {
  const messages = useMessages(planCardsMessages);
  const [period, setPeriod] = useState<BillingPeriod>('month');
  const billing = (
    <RadioGroup
      label={messages.billing}
      options={[
        { id: 'month', label: messages.monthly },
        { id: 'year', label: messages.yearly },
      ]}
      value={period}
      onChange={setPeriod}
    />
  );
  return (
    <Stack gap="8">
      <Stack gap="2">
        <Heading level={1}>{messages.title}</Heading>
        <Text size="reading" tone="muted">
          {messages.lead}
        </Text>
      </Stack>
      <LoadableView
        of={plans}
        onRetry={onRetry}
        skeleton={
          <Stack gap="6">
            {billing}
            <PlanShapes />
          </Stack>
        }
      >
        {(offered) =>
          offered.length === 0 ? (
            <EmptyState message={messages.empty} />
          ) : (
            <Stack gap="6">
              {payer !== undefined && (
                <Notice>
                  <Text weight="semibold">{messages.payer}</Text>
                  <Text>
                    {payerHref === undefined ? messages.payerText({ name: payer }) : messages.owned({ name: payer })}
                  </Text>
                  {payerHref !== undefined && <Link href={payerHref}>{messages.openBilling({ name: payer })}</Link>}
                </Notice>
              )}
              {billing}
              <Grid>
                {offered.map((plan) => (
                  <PlanCard
                    key={plan.id}
                    plan={plan}
                    period={period}
                    isCurrent={plan.id === currentPlan}
                    isSmaller={offered.some(({ id, order }) => id === currentPlan && order > plan.order)}
                    way={way}
                    hrefOf={payer === undefined ? hrefOf : () => undefined}
                  />
                ))}
              </Grid>
              {offered.some(hasSamplePrice) && (
                <Text size="small" tone="muted">
                  {messages.samples}
                </Text>
              )}
            </Stack>
          )
        }
      </LoadableView>
      {supportHref !== undefined && payer === undefined && (
        <Inline gap="2">
          <Text tone="muted">{messages.toChange}</Text>
          <Link href={supportHref}>{messages.support}</Link>
        </Inline>
      )}
    </Stack>
  );
}

/** Prices of the sample data, until the product's owner sets others (decision AMB-162). */
function hasSamplePrice({ stripePriceID }: Plan): boolean {
  return stripePriceID.some((id) => id.startsWith('sample-'));
}

function PlanShapes() {
  return (
    <Grid>
      {['one', 'two', 'three', 'four'].map((card) => (
        <Card key={card}>
          <Stack gap="6">
            <Stack gap="4">
              <Skeleton size="title" width="half" />
              <Skeleton size="headline" width="half" />
            </Stack>
            <Stack gap="2">
              <Skeleton />
              <Skeleton width="most" />
            </Stack>
            <Skeleton width="most" />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

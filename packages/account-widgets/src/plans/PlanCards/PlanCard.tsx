'use client';
import { type OfferedPrice, type Plan, priceOf, seatBounds, totalOf } from '@fs/api-contract';
import { Badge, Card, Heading, Inline, LinkButton, List, NumberField, Stack, Text, useMessages } from '@fs/ui';
import { useId, useState } from 'react';
import * as styles from './PlanCards.css.ts';
import { planCardsMessages } from './PlanCards.messages.ts';
import { type BillingPeriod, freeMonths, savedByYear } from './planPrices.ts';
import { usePlanLimits } from './usePlanLimits.ts';

/** A plan with the selected billing period and seats. */
export interface PlanChoice {
  planId: Plan['id'];
  priceId: string;
  /** Only for organization plans. */
  seats?: number;
}

/** `start`: by signing up. `upgrade`: in the checkout. `request`: by asking support, where there is no checkout. */
export type PlanWay = 'start' | 'upgrade' | 'request';

export interface PlanCardProps {
  plan: Plan;
  period: BillingPeriod;
  isCurrent: boolean;
  /** Whether the user has a larger plan. */
  isSmaller: boolean;
  way: PlanWay;
  hrefOf: (choice: PlanChoice) => string | undefined;
}

/** The plan for those who come back every day: full profiles and no limit on lists. */
const recommended: Plan['id'] = 'fuel-individual-plus';

/** One plan: purpose, price, benefits and link. */
export function PlanCard({ plan, period, isCurrent, isSmaller, way, hrefOf }: PlanCardProps) {
  const messages = useMessages(planCardsMessages);
  const limits = usePlanLimits(plan);
  const titleId = useId();
  const [seats, setSeats] = useState<number>(seatBounds.fewest);
  const hasSeats = plan.planType === 'ORGANIZATION';
  const offered = priceOf(plan, period);
  const href =
    offered && !isCurrent ? hrefOf({ planId: plan.id, priceId: offered.id, ...(hasSeats && { seats }) }) : undefined;
  const isFree = offered !== undefined && totalOf(offered.price, seats) === 0;
  // Signed-out users start free. Others are offered the recommended plan, and never a smaller one first.
  const isRecommended = plan.id === recommended && !isCurrent && !isSmaller;
  const isMain = way === 'start' ? isFree : plan.id === recommended && !isSmaller;
  return (
    <Card element="section" aria-labelledby={titleId}>
      <div className={styles.plan}>
        <Stack gap="4">
          <Inline justify="between">
            <Heading level={2} size="title" id={titleId}>
              {plan.name}
            </Heading>
            {isCurrent && <Badge tone="accent">{messages.current}</Badge>}
          </Inline>
          {offered ? (
            <Stack gap="1">
              <PlanTotal offered={offered} seats={seats} />
              {period === 'year' && !isFree && savedByYear(plan, seats) > 0 && (
                <Text size="small" tone="positive">
                  {messages.saved({ amount: savedByYear(plan, seats), months: freeMonths(plan, seats) })}
                </Text>
              )}
            </Stack>
          ) : (
            <Text tone="muted">{messages.notOffered}</Text>
          )}
        </Stack>
        <Text tone="muted">
          <bdi>{messages.description({ plan })}</bdi>
        </Text>
        <List look="bulleted" items={limits.map((limit) => ({ id: limit, content: <bdi>{limit}</bdi> }))} />
        {hasSeats && offered && <SeatsField offered={offered} seats={seats} onSeatsChange={setSeats} />}
        {(href !== undefined || isRecommended) && (
          <div className={styles.choice}>
            <Stack gap="3" align="start">
              {/* Here, and not beside the name, where it would push the price below those of the other plans. */}
              {isRecommended && <Badge tone="info">{messages.recommended}</Badge>}
              {href !== undefined && (
                <LinkButton href={href} tone={isMain ? 'accent' : 'neutral'}>
                  {isFree && way === 'start'
                    ? messages.freeAccount
                    : messages[isSmaller ? 'change' : way]({ plan: plan.name })}
                </LinkButton>
              )}
            </Stack>
          </div>
        )}
      </div>
    </Card>
  );
}

function PlanTotal({ offered: { price }, seats }: { offered: OfferedPrice; seats: number }) {
  const messages = useMessages(planCardsMessages);
  return (
    // Live region, because seats and billing change the price.
    <output className={styles.price}>
      <span className={styles.amount}>{messages.dollars({ amount: totalOf(price, seats) })}</span>{' '}
      <Text element="span" tone="muted">
        {messages[price.billing_period]}
      </Text>
    </output>
  );
}

interface SeatsFieldProps {
  offered: OfferedPrice;
  seats: number;
  onSeatsChange: (seats: number) => void;
}

function SeatsField({ offered: { price }, seats, onSeatsChange }: SeatsFieldProps) {
  const messages = useMessages(planCardsMessages);
  const { billing_period, upper_limit, per_unit } = price;
  const words = { month: messages.seatsByMonth, year: messages.seatsByYear }[billing_period];
  return (
    <NumberField
      label={messages.seats}
      description={words({ included: upper_limit, amount: per_unit })}
      minValue={seatBounds.fewest}
      maxValue={seatBounds.most}
      value={seats}
      onChange={(value) => onSeatsChange(Number.isNaN(value) ? seatBounds.fewest : value)}
    />
  );
}

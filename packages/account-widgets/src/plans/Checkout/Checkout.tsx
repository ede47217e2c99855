'use client';
import { type PlanPrice, priceOf, quote } from '@fs/api-contract';
import {
  Button,
  Card,
  Heading,
  Inline,
  KeyValue,
  Link,
  LinkButton,
  type Loadable,
  LoadableView,
  Notice,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { CheckoutProblem } from '../CheckoutProblem/CheckoutProblem.tsx';
import type { CheckoutOrder } from '../readCheckout.ts';
import { checkoutMessages } from './Checkout.messages.ts';
import { CheckoutSeats } from './CheckoutSeats.tsx';

export interface CheckoutProps {
  order: Loadable<CheckoutOrder>;
  /** Name of the organization that the plan is for. */
  accountName?: string | undefined;
  /** People of the organization and pending invitations, each of which needs a seat. */
  people?: number;
  /** How the user returned from the payment page without paying. */
  returned?: 'canceled' | 'declined' | undefined;
  /** Whether no money is charged. */
  isTest: boolean;
  onPeriodChange: (period: PlanPrice['billing_period']) => void;
  onSeatsChange: (seats: number) => void;
  /** Called when the user continues to the payment. */
  onPay: () => void;
  /** Whether the payment page opens. */
  isOpening: boolean;
  /** Whether the payment page could not be opened. */
  hasFailed: boolean;
  plansHref: string;
  billingHref: string;
  supportHref?: string | undefined;
  /** Called when the user retries after the order failed to load. */
  onRetry?: () => void;
  /** Default: the current time. */
  now?: Date;
}

type Order = Extract<CheckoutOrder, { kind: 'order' }>;

/** What a plan costs today and later, before it is paid (decision AMB-190). */
export function Checkout(props: CheckoutProps) {
  const messages = useMessages(checkoutMessages);
  const { order, plansHref, billingHref, onRetry } = props;
  return (
    <Stack gap="6">
      <Heading level={1} size="headline">
        {messages.title}
      </Heading>
      <LoadableView of={order} onRetry={onRetry} skeleton={<CheckoutShape />}>
        {(known) =>
          known.kind === 'order' ? (
            <Summary {...props} known={known} />
          ) : (
            <CheckoutProblem of={known} plansHref={plansHref} billingHref={billingHref} />
          )
        }
      </LoadableView>
    </Stack>
  );
}

function Summary({ known, now = new Date(), ...props }: CheckoutProps & { known: Order }) {
  const messages = useMessages(checkoutMessages);
  const { plan, period, seats, referral } = known;
  const quoted = quote(plan, { period, seats, referral, now });
  const offered = priceOf(plan, period);
  if (!quoted || !offered) return null;
  const isFree = quoted.freeMonths > 0;
  const renewal = { amount: quoted.renewal, day: quoted.renewsOn, period };
  return (
    <Stack gap="6">
      {props.returned && <Notice tone="caution">{messages[props.returned]}</Notice>}
      <KeyValue
        items={[
          { label: messages.plan, value: <Text weight="semibold">{plan.name}</Text> },
          ...(props.accountName === undefined ? [] : [{ label: messages.for, value: <bdi>{props.accountName}</bdi> }]),
        ]}
      />
      {!referral && (
        <RadioGroup
          label={messages.billing}
          options={(['month', 'year'] as const)
            .filter((one) => priceOf(plan, one))
            .map((id) => ({ id, label: id === 'month' ? messages.monthly : messages.yearly }))}
          value={period}
          onChange={props.onPeriodChange}
        />
      )}
      {seats !== null && (
        <CheckoutSeats seats={seats} people={props.people ?? 0} price={offered.price} onChange={props.onSeatsChange} />
      )}
      <Card>
        <Stack gap="4">
          {isFree && (
            <Stack gap="1">
              <Text weight="semibold">{messages.free({ months: quoted.freeMonths })}</Text>
              {referral && <Text tone="muted">{messages.invited({ name: referral.account.name })}</Text>}
            </Stack>
          )}
          <output>
            <KeyValue
              items={[
                {
                  label: messages.today,
                  value: (
                    <Text size="reading" weight="semibold">
                      {messages.dollars({ amount: quoted.today })}
                    </Text>
                  ),
                },
              ]}
            />
          </output>
          <Stack gap="1">
            <Text>{isFree ? messages.freeThen(renewal) : messages.renews(renewal)}</Text>
            <Text tone="muted">{messages[isFree ? 'noCard' : 'cancel']({ day: quoted.renewsOn })}</Text>
            <Text tone="muted">{messages.tax}</Text>
          </Stack>
        </Stack>
      </Card>
      {props.hasFailed && (
        <Notice tone="critical">
          {messages.failed} {messages.contact}{' '}
          {props.supportHref !== undefined && <Link href={props.supportHref}>{messages.support}</Link>}
        </Notice>
      )}
      <Inline gap="4">
        <Button tone="accent" isPending={props.isOpening} onPress={props.onPay}>
          {isFree ? messages.startFree({ months: quoted.freeMonths }) : messages.pay}
        </Button>
        <LinkButton href={props.plansHref}>{messages.plans}</LinkButton>
      </Inline>
      {props.isTest && (
        <Text size="small" tone="muted">
          {messages.test}
        </Text>
      )}
    </Stack>
  );
}

function CheckoutShape() {
  return (
    <Stack gap="6">
      <Skeleton width="half" />
      <Card>
        <Stack gap="4">
          <Skeleton size="title" width="half" />
          <Skeleton width="most" />
          <Skeleton width="most" />
        </Stack>
      </Card>
    </Stack>
  );
}

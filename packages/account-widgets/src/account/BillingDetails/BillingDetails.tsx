'use client';
import type { Billing, Invoice } from '@fs/api-contract';
import {
  Badge,
  Button,
  Heading,
  Inline,
  KeyValue,
  Link,
  LinkButton,
  List,
  Notice,
  Stack,
  Text,
  useMessages,
} from '@fs/ui';
import { billingDetailsMessages } from './BillingDetails.messages.ts';

export interface BillingDetailsProps {
  billing: Billing;
  /** Name of the account's plan. */
  planName: string;
  /** Name of the plan of the checkout that was not finished. Default: the account's. */
  openPlanName?: string | undefined;
  /** URL that continues an unfinished checkout, or starts one. */
  checkoutHref?: string | undefined;
  /** Called when the user opens the portal. */
  onPortal: () => void;
  /** Whether the portal opens. */
  isOpening?: boolean;
  /** Whether the portal could not be opened. */
  hasFailed?: boolean;
}

/** What an account pays, until when it is paid, and its invoices: of a person or of an organization. */
export function BillingDetails(props: BillingDetailsProps) {
  const messages = useMessages(billingDetailsMessages);
  const { billing, planName } = props;
  const granted = messages.grantedBy(billing.grantedBy);
  return (
    <Stack gap="6">
      <BillingNotice {...props} />
      <KeyValue
        items={[
          {
            label: messages.plan,
            value: (
              <Stack gap="1">
                <Text weight="semibold">{planName}</Text>
                {granted !== '' && (
                  <Text tone="muted">
                    <bdi>{granted}</bdi>
                  </Text>
                )}
              </Stack>
            ),
          },
          ...(billing.seats === null
            ? []
            : [
                {
                  label: messages.seats,
                  value: messages.seatsUsed({ used: billing.seatsUsed ?? 0, seats: billing.seats }),
                },
              ]),
          ...(billing.renewsOn === null || billing.renewalCents === null
            ? []
            : [
                {
                  label: messages.renews,
                  value: messages.renewal({
                    cents: billing.renewalCents,
                    day: billing.renewsOn,
                    period: billing.period,
                  }),
                },
              ]),
        ]}
      />
      {billing.hasPortal && (
        <Inline gap="4">
          <Button onPress={props.onPortal} isPending={props.isOpening ?? false}>
            {billing.paymentFailedOn === null ? messages.portal : messages.fix}
          </Button>
        </Inline>
      )}
      {props.hasFailed && <Notice tone="critical">{messages.failed}</Notice>}
      {(billing.invoices.length > 0 || billing.subscription !== null) && <Invoices invoices={billing.invoices} />}
    </Stack>
  );
}

function BillingNotice({ billing, planName, openPlanName, checkoutHref }: BillingDetailsProps) {
  const messages = useMessages(billingDetailsMessages);
  const finish = checkoutHref !== undefined && (
    <Inline>
      <LinkButton tone="accent" href={checkoutHref}>
        {billing.accountStatus === 'INACTIVE' ? messages.fix : messages.finish}
      </LinkButton>
    </Inline>
  );
  if (billing.accountStatus === 'INACTIVE') {
    const day = billing.paymentFailedOn;
    return (
      <>
        <Notice tone="critical">{day === null ? messages.ended : messages.readOnly({ day })}</Notice>
        {day === null && finish}
      </>
    );
  }
  if (billing.paymentFailedOn !== null) {
    return <Notice tone="critical">{messages.paymentFailed({ day: billing.paymentFailedOn })}</Notice>;
  }
  if (billing.cancelsOn !== null) return <Notice>{messages.ends({ day: billing.cancelsOn })}</Notice>;
  if (billing.accountStatus === 'PENDING' || billing.openCheckout !== null) {
    const isPending = billing.accountStatus === 'PENDING';
    return (
      <>
        <Notice tone="caution">
          {isPending ? messages.pending : messages.open({ plan: openPlanName ?? planName })}
        </Notice>
        {finish}
      </>
    );
  }
  if (billing.freeUntil !== null && !billing.hasPaymentMethod)
    return <Notice>{messages.addCard({ day: billing.freeUntil })}</Notice>;
  return null;
}

function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  const messages = useMessages(billingDetailsMessages);
  return (
    <Stack gap="2">
      <Heading level={3} size="title">
        {messages.invoices}
      </Heading>
      {invoices.length === 0 ? (
        <Text tone="muted">{messages.noInvoices}</Text>
      ) : (
        <List
          look="plain"
          items={invoices.map((invoice) => ({ id: invoice.id, content: <InvoiceLine invoice={invoice} /> }))}
        />
      )}
    </Stack>
  );
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const messages = useMessages(billingDetailsMessages);
  const isPaid = invoice.status === 'paid';
  const isOpen = invoice.status === 'open' || invoice.status === 'uncollectible';
  const open = isOpen ? messages.unpaid : messages.canceled;
  return (
    <Inline gap="3">
      <Text>
        <bdi>
          {messages.invoice({
            day: invoice.issuedAt.slice(0, 10),
            description: invoice.description,
            cents: invoice.totalCents,
            tax: invoice.taxCents,
            taxLabel: invoice.taxLabel,
          })}
        </bdi>
      </Text>
      <Badge tone={isPaid ? 'positive' : 'caution'}>{isPaid ? messages.paid : open}</Badge>
      {invoice.url !== null && <Link href={invoice.url}>{messages.view}</Link>}
    </Inline>
  );
}

'use client';
import { Button, Heading, Inline, Link, LinkButton, Notice, Spinner, Stack, Text, useMessages } from '@fs/ui';
import { checkoutConfirmationMessages } from './CheckoutConfirmation.messages.ts';

export interface CheckoutConfirmationProps {
  /**
   * `confirming`: the payment provider has not confirmed it yet. `late`: it takes longer than usual. `unpaid`: the
   * checkout was closed, or never paid.
   */
  state: 'confirming' | 'late' | 'paid' | 'unpaid' | 'failed';
  /** Name of the plan. */
  plan?: string | undefined;
  /** Where the user continues after the payment. */
  nextHref: string;
  plansHref: string;
  supportHref?: string | undefined;
  /** Called when the user asks again whether the payment is confirmed. */
  onCheck: () => void;
}

/** What becomes of a payment, on the page that its user returns to. */
export function CheckoutConfirmation({
  state,
  plan = '',
  nextHref,
  plansHref,
  supportHref,
  onCheck,
}: CheckoutConfirmationProps) {
  const messages = useMessages(checkoutConfirmationMessages);
  const title = {
    confirming: messages.confirming,
    late: messages.late,
    paid: messages.paid({ plan }),
    unpaid: messages.unpaid,
    failed: messages.failed,
  }[state];
  return (
    <Stack gap="6">
      <Heading level={1} size="headline">
        {title}
      </Heading>
      {state === 'confirming' && (
        <Inline gap="3">
          <Spinner label={messages.confirming} />
          <Text tone="muted">{messages.confirmingText}</Text>
        </Inline>
      )}
      {state === 'paid' && (
        <>
          <Notice tone="positive">{messages.paidText}</Notice>
          <Inline>
            <LinkButton tone="accent" href={nextHref}>
              {messages.goOn}
            </LinkButton>
          </Inline>
        </>
      )}
      {state === 'late' && (
        <>
          <Notice tone="caution">{messages.lateText}</Notice>
          <Inline gap="4">
            <Button tone="accent" onPress={onCheck}>
              {messages.checkAgain}
            </Button>
            {supportHref !== undefined && <Link href={supportHref}>{messages.support}</Link>}
          </Inline>
        </>
      )}
      {state === 'unpaid' && (
        <>
          <Notice>{messages.unpaidText}</Notice>
          <Inline>
            <LinkButton tone="accent" href={plansHref}>
              {messages.plans}
            </LinkButton>
          </Inline>
        </>
      )}
      {state === 'failed' && (
        <>
          <Notice tone="critical" onRetry={onCheck}>
            {messages.contact}
          </Notice>
          {supportHref !== undefined && <Link href={supportHref}>{messages.support}</Link>}
        </>
      )}
    </Stack>
  );
}

'use client';
import { Heading, Inline, LinkButton, Stack, Text, useMessages } from '@fs/ui';
import type { CheckoutOrder } from '../readCheckout.ts';
import { checkoutProblemMessages } from './CheckoutProblem.messages.ts';

export interface CheckoutProblemProps {
  of: Exclude<CheckoutOrder, { kind: 'order' }>;
  plansHref: string;
  billingHref: string;
  /** Level of the heading: 1 where nothing else is on the page. @default 2 */
  level?: 1 | 2;
}

/** Why a plan can’t be bought, and what works instead. */
export function CheckoutProblem({ of, plansHref, billingHref, level = 2 }: CheckoutProblemProps) {
  const messages = useMessages(checkoutProblemMessages);
  const [title, text] = {
    'invalid-plan': () => [messages.invalidPlan({ id: 'id' in of ? of.id : '' }), messages.nothingChanged],
    'invalid-referral': () => [messages.invalidReferral({ id: 'id' in of ? of.id : '' }), messages.nothingChanged],
    paying: () => [messages.paying({ name: 'name' in of ? of.name : '' }), messages.payingText],
    'not-owner': () => [messages.notOwner, messages.notOwnerText],
    own: () => [messages.own, messages.ownText],
    used: () => [messages.used, messages.usedText],
  }[of.kind]();
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading level={level} size="title">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      <Inline gap="4">
        {of.kind === 'paying' ? (
          <LinkButton tone="accent" href={billingHref}>
            {messages.toBilling}
          </LinkButton>
        ) : (
          <LinkButton tone="accent" href={plansHref}>
            {messages.plans}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  );
}

'use client';
import { NumberText, Text, useMessages } from '@fs/ui';
import { currencyPrefix } from './currencyPrefix.ts';
import { dealMessages } from './deals.messages.ts';

interface AmountProps {
  amount: number | null;
  /** Its code, such as `EUR`. An unknown currency counts as US dollars. @default 'USD' */
  currency?: string | null;
}

/** An abbreviated amount in whole units of its currency, or "Undisclosed". */
export function Amount({ amount, currency }: AmountProps) {
  const { undisclosed } = useMessages(dealMessages);
  if (amount === null)
    return (
      <Text element="span" tone="muted">
        {undisclosed}
      </Text>
    );
  return <NumberText value={amount} prefix={currencyPrefix(currency ?? 'USD')} />;
}

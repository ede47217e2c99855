'use client';
import { NumberText, Text, useMessages } from '@fs/ui';
import { dealMessages } from './deals.messages.ts';

/** An abbreviated amount in whole US dollars, or "Undisclosed". */
export function UsdAmount({ amount }: { amount: number | null }) {
  const { undisclosed } = useMessages(dealMessages);
  if (amount === null)
    return (
      <Text element="span" tone="muted">
        {undisclosed}
      </Text>
    );
  return <NumberText value={amount} prefix="$" />;
}

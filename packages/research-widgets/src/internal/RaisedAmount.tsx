'use client';
import { useMessages } from '@fs/ui';
import { Amount } from './Amount.tsx';
import { CardWord } from './CardWord.tsx';
import { raisedAmountMessages } from './RaisedAmount.messages.ts';

/** An amount in a cell. On a phone's card, which names no columns, a word says that it was raised. */
export function RaisedAmount({ amount }: { amount: number | null }) {
  const { raised } = useMessages(raisedAmountMessages);
  return (
    <span>
      <Amount amount={amount} />
      {amount !== null && (
        <>
          {' '}
          <CardWord>{raised}</CardWord>
        </>
      )}
    </span>
  );
}

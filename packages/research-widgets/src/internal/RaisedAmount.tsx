'use client';
import { useMessages } from '@fs/ui';
import { Amount } from './Amount.tsx';
import * as styles from './RaisedAmount.css.ts';
import { raisedAmountMessages } from './RaisedAmount.messages.ts';

/** An amount in a cell. On a phone's card, which names no columns, a word says that it was raised. */
export function RaisedAmount({ amount }: { amount: number | null }) {
  const { raised } = useMessages(raisedAmountMessages);
  return (
    <span>
      <Amount amount={amount} />
      {amount !== null && (
        // Screen readers get the name of the column.
        <span aria-hidden="true" className={styles.word}>
          {' '}
          {raised}
        </span>
      )}
    </span>
  );
}

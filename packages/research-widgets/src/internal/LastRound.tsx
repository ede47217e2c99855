'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Text, useFormats, useMessages } from '@fs/ui';
import { Amount } from './Amount.tsx';
import { dealMessages } from './deals.messages.ts';
import * as styles from './LastRound.css.ts';
import { MissingValue } from './MissingValue.tsx';

interface LastRoundProps {
  company: Pick<CompanySearchResult, 'last_round' | 'last_funding_on'>;
  /** How exact the date is. @default 'month' */
  precision?: 'month' | 'day';
}

/** The kind and amount of a company's last round, above its date. */
export function LastRound({ company: { last_round, last_funding_on }, precision = 'month' }: LastRoundProps) {
  const deals = useMessages(dealMessages);
  const { shortMonth, shortDay } = useFormats();
  if (last_round === null) return <MissingValue />;
  const dateOf = precision === 'month' ? shortMonth : shortDay;
  return (
    <span className={styles.lines}>
      <span>
        {deals.round({ type: last_round.round_type, code: last_round.round_code })}{' '}
        <Amount amount={last_round.raised_usd} />
      </span>
      {last_funding_on !== null && (
        <Text element="span" size="small" tone="muted">
          {dateOf(last_funding_on)}
        </Text>
      )}
    </span>
  );
}

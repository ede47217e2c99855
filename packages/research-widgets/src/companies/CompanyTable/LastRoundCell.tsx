'use client';
import type { CompanySearchResult } from '@fs/api-contract';
import { Text, useFormats, useMessages } from '@fs/ui';
import { Amount } from '../../internal/Amount.tsx';
import { dealMessages } from '../../internal/deals.messages.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import * as styles from './CompanyTable.css.ts';
import { companyTableMessages } from './CompanyTable.messages.ts';

type LastRound = Pick<CompanySearchResult, 'last_round' | 'last_funding_on'>;

/**
 * The kind of the last round, above its amount and date. Unlike `internal/LastRound`, it fits a narrow cell: an
 * undisclosed amount is said beside the month.
 */
export function LastRoundCell({ company: { last_round, last_funding_on } }: { company: LastRound }) {
  const deals = useMessages(dealMessages);
  const messages = useMessages(companyTableMessages);
  const { shortDay, shortMonth } = useFormats();
  if (!last_round) return <MissingValue />;
  const { round_type: type, round_code: code, raised_usd } = last_round;
  return (
    <span className={styles.lines}>
      <span className={styles.clipped}>{deals.round({ type, code })}</span>{' '}
      <span className={styles.round}>
        {raised_usd !== null && (
          <>
            <Text element="span" size="small" weight="medium">
              <Amount amount={raised_usd} />
            </Text>{' '}
          </>
        )}
        {last_funding_on && (
          <Text element="span" size="small" tone="muted">
            {raised_usd === null
              ? messages.undisclosedIn({ month: shortMonth(last_funding_on) })
              : shortDay(last_funding_on)}
          </Text>
        )}
      </span>
    </span>
  );
}

'use client';
import type { Landing } from '@fs/api-contract';
import { type Loadable, Skeleton, Text, useFormats, useMessages } from '@fs/ui';
import * as styles from './LandingPage.css.ts';
import { landingPageMessages } from './LandingPage.messages.ts';

export interface LandingTotalsProps {
  /** A failure shows no totals. */
  landing: Loadable<Pick<Landing, 'companies' | 'rounds' | 'as_of'>>;
}

/** The data in one sentence, and its day. */
export function LandingTotals({ landing }: LandingTotalsProps) {
  const messages = useMessages(landingPageMessages);
  const { shortDay } = useFormats();
  if (landing.state === 'loading') {
    return (
      <div className={styles.totals}>
        <Skeleton size="reading" width="most" />
      </div>
    );
  }
  if (landing.state !== 'ready' || landing.value.companies === 0) return null;
  const { as_of, ...totals } = landing.value;
  return (
    <p className={styles.totals}>
      {messages.totals(totals)}{' '}
      {as_of !== null && (
        <Text element="span" tone="muted">
          {messages.asOf({ day: shortDay(as_of) })}
        </Text>
      )}
    </p>
  );
}

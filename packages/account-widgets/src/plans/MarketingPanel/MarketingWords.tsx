'use client';
import { useMessages } from '@fs/ui';
import * as styles from './MarketingPanel.css.ts';
import { marketingPanelMessages } from './MarketingPanel.messages.ts';

/** The welcome, or the introduction of the Market Pulses. */
export function MarketingWords({ isNews }: { isNews: boolean }) {
  const messages = useMessages(marketingPanelMessages);
  return (
    <>
      <p className={styles.title}>{isNews ? messages.news : messages.welcome}</p>
      <p className={styles.lead}>{isNews ? messages.newsLead : messages.welcomeLead}</p>
    </>
  );
}

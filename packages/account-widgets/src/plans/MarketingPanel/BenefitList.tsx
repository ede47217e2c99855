'use client';
import { useMessages } from '@fs/ui';
import * as styles from './MarketingPanel.css.ts';
import { marketingPanelMessages } from './MarketingPanel.messages.ts';
import { type Benefit, type PaidOrFree, planBenefits } from './planBenefits.ts';

/** Benefits of a plan, one per line. */
export function BenefitList({ plan, labelledBy }: { plan: PaidOrFree; labelledBy: string }) {
  const textOf = useBenefitText();
  return (
    // Safari drops the list role of a list without markers.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-labelledby={labelledBy} className={styles.benefits}>
      {planBenefits[plan].map((benefit) => (
        <li key={benefit.kind} className={styles.benefit}>
          <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.mark}>
            <path d="M3 8.5l3.25 3.25L13 5" />
          </svg>
          {textOf(benefit)}
        </li>
      ))}
    </ul>
  );
}

function useBenefitText(): (benefit: Benefit) => string {
  const messages = useMessages(marketingPanelMessages);
  return (benefit) => {
    switch (benefit.kind) {
      case 'watchlists':
      case 'teams':
        return messages[benefit.kind]({ count: benefit.count });
      default:
        return messages[benefit.kind];
    }
  };
}

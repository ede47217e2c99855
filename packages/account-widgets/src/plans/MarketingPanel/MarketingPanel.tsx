'use client';
import type { Referral } from '@fs/api-contract';
import type { Loadable } from '@fs/ui';
import { lazyComponent } from '@fs/ui';
import { Suspense, useState } from 'react';
import type { SignupPlan } from '../../login/signupPlan.ts';
import type { PlanOrder } from '../planOrder.ts';
import * as styles from './MarketingPanel.css.ts';
import { MarketingWords } from './MarketingWords.tsx';

// Lazy-loaded, because users who log in see only the welcome.
const MarketingDetails = lazyComponent(async () => (await import('./MarketingDetails.tsx')).MarketingDetails, {
  failure: 'nothing',
});

export interface MarketingPanelProps {
  /** What the user signs up for. Null if unspecified. */
  plan: SignupPlan | null;
  /** The price that the user chose with the plan, or that of the referral's plan. */
  order?: PlanOrder | null;
  /** The referral, which takes precedence over the plan. Null for none, ready with null for an unknown one. */
  referral: Loadable<Referral | null> | null;
}

/** Marketing panel next to the login forms. Fades for 500 ms when the workflow changes. */
export function MarketingPanel({ plan, order = null, referral }: MarketingPanelProps) {
  const workflow = referral ? 'referral' : (plan ?? 'welcome');
  const [first] = useState(workflow);
  const [hasMoved, setHasMoved] = useState(false);
  if (workflow !== first && !hasMoved) setHasMoved(true);
  const hasWordsOnly = !referral && (plan === null || plan === 'news');
  return (
    <aside className={styles.panel}>
      <Suspense fallback={null}>
        <div
          key={workflow}
          className={hasMoved ? `${styles.content} ${styles.fading}` : styles.content}
          data-workflow={workflow}
        >
          {hasWordsOnly ? (
            <MarketingWords isNews={plan === 'news'} />
          ) : (
            <MarketingDetails
              plan={plan === null || plan === 'news' ? 'free' : plan}
              order={order}
              referral={referral}
            />
          )}
        </div>
      </Suspense>
    </aside>
  );
}

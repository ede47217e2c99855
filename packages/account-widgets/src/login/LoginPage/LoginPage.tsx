'use client';
import type { MarketPulse, Referral } from '@fs/api-contract';
import { type Loadable, loading, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { MarketingPanel } from '../../plans/MarketingPanel/MarketingPanel.tsx';
import type { PlanOrder } from '../../plans/planOrder.ts';
import type { LoginWorkflow } from '../createLoginWorkflow.ts';
import { ArrivalContext } from '../fields/ArrivalContext.ts';
import { LoginForms } from './LoginForms.tsx';
import * as styles from './LoginPage.css.ts';
import { loginPageMessages } from './LoginPage.messages.ts';

export interface LoginPageProps {
  /** The product's name, for titles. */
  product: string;
  /** Version of the app, for the footer. Absent if the page's frame has a footer. */
  version?: string;
  /** State and actions of the login workflow. */
  workflow: LoginWorkflow;
  /**
   * Whether login with Google is available.
   * @default false
   */
  offersGoogle?: boolean;
  /** The referral of the workflow's code. Only read if there is a code. */
  referral?: Loadable<Referral | null>;
  /** Market Pulse lists. Only read by the news workflow. */
  pulses?: Loadable<readonly MarketPulse[]>;
  /** The plan and price that the user chose before. */
  order?: PlanOrder | null | undefined;
  /** Called when the user retries loading the referral or the Market Pulses. Required if there is one. */
  onRetry?: () => void;
  /** URL of the Terms and Conditions. */
  termsHref?: string;
  /** URL of the support page. */
  supportHref: string;
  /** URL of the sign-up page for the free plan, offered for an invalid referral. */
  freeHref?: string;
}

/** The login page: the form of the current step, next to a marketing panel. */
export function LoginPage({
  product,
  version,
  workflow,
  offersGoogle = false,
  referral = loading(),
  pulses = loading(),
  order = null,
  onRetry,
  termsHref,
  supportHref,
  freeHref,
}: LoginPageProps) {
  const messages = useMessages(loginPageMessages);
  const state = useSyncExternalStore(workflow.subscribe, workflow.state, workflow.state);
  const [firstStep] = useState(state.step);
  const [hasMoved, setHasMoved] = useState(false);
  if (state.step !== firstStep && !hasMoved) setHasMoved(true);
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <ArrivalContext value={hasMoved}>
          <Suspense fallback={<Awaited />}>
            <LoginForms
              key={state.step}
              {...{
                state,
                workflow,
                product,
                offersGoogle,
                referral,
                pulses,
                onRetry,
                termsHref,
                supportHref,
                freeHref,
              }}
            />
          </Suspense>
        </ArrivalContext>
      </div>
      <div className={styles.marketing}>
        <MarketingPanel plan={state.plan} order={order} referral={state.referralCode === null ? null : referral} />
      </div>
      {version !== undefined && (
        <footer className={styles.footer}>
          <Text size="caption" tone="muted">
            {messages.version({ version })}
          </Text>
        </footer>
      )}
    </div>
  );
}

function Awaited() {
  return (
    <Stack gap="6" aria-busy>
      <Skeleton size="headline" width="most" />
      <Stack gap="4">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Stack>
  );
}

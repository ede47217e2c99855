'use client';
import type { MarketPulse, Referral } from '@fs/api-contract';
import { type Loadable, loading, Skeleton, Stack, Text, useMessages } from '@fs/ui';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { MarketingPanel } from '../../plans/MarketingPanel/MarketingPanel.tsx';
import type { LoginWorkflow } from '../createLoginWorkflow.ts';
import { ArrivalContext } from '../fields/ArrivalContext.ts';
import { LoginForms } from './LoginForms.tsx';
import * as styles from './LoginPage.css.ts';
import { loginPageMessages } from './LoginPage.messages.ts';

export interface LoginPageProps {
  /** The product's name, for the titles. */
  product: string;
  /** Of the app, for the footer; left out where the frame around the page has one. */
  version?: string;
  /** Where the visitor stands, and the ways on. */
  workflow: LoginWorkflow;
  /** Google's sign-in is offered. @default false */
  offersGoogle?: boolean;
  /** The referral that the workflow's code means; read only where there is one. */
  referral?: Loadable<Referral | null>;
  /** What the news workflow offers; read only there. */
  pulses?: Loadable<readonly MarketPulse[]>;
  /** The visitor wants another try at loading the referral or the Market Pulses; needed where there is one. */
  onRetry?: () => void;
  /** Where the Terms and Conditions stand. */
  termsHref?: string;
  /** Where help is. */
  supportHref: string;
}

/** Signing in and all that leads to it: a form, and beside it what awaits the visitor. */
export function LoginPage({
  product,
  version,
  workflow,
  offersGoogle = false,
  referral = loading(),
  pulses = loading(),
  onRetry,
  termsHref,
  supportHref,
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
              {...{ state, workflow, product, offersGoogle, referral, pulses, onRetry, termsHref, supportHref }}
            />
          </Suspense>
        </ArrivalContext>
      </div>
      <div className={styles.marketing}>
        <MarketingPanel plan={state.plan} referral={state.referralCode === null ? null : referral} />
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

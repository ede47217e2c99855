import {
  createLoginWorkflow,
  type LoginAddress,
  LoginPage,
  type LoginState,
  readLoginAddress,
} from '@fs/account-widgets';
import { lazyComponent, Page } from '@fs/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { homePath, signUpTowards, supportPath } from '../../addresses/appPaths.ts';
import { pageBehindSignIn, withHash } from '../../addresses/landing.ts';
import { sitePages } from '../../addresses/siteLinks.ts';
import { useFrameServices, WithData } from '../../services.tsx';
import type { LoginMemory } from '../../session/createLoginMemory.ts';
import { contentId } from '../../shell/contentId.ts';
import { loginCalls } from './loginCalls.ts';

// Lazy-loaded, because most users request no data before login.
const LoginData = lazyComponent(async () => (await import('./LoginData.tsx')).LoginData);

export interface SignInProps {
  /** Relative to the base path. */
  pathname: string;
  search: string;
  /** Without its number sign. */
  hash: string;
}

/** The login workflows. They do not navigate: the parent observes the session. */
export function SignIn({ pathname, search, hash }: SignInProps) {
  const address = readLoginAddress({ pathname, search });
  // Resets the workflow when the parsed URL changes. Different spellings of the same URL do not reset it.
  return <Login key={JSON.stringify(address)} address={address} hash={hash} />;
}

function Login({ address, hash }: { address: LoginAddress; hash: string }) {
  const { environment, session, loginMemory } = useFrameServices();
  const target = pageBehindSignIn(address.redirect);
  const backUrl = target === null ? '/' : withHash(target, hash);
  const [workflow] = useState(() =>
    createLoginWorkflow({
      address,
      userName: session.userName() ?? '',
      calls: loginCalls(session, backUrl),
    }),
  );
  const state = useSyncExternalStore(workflow.subscribe, workflow.state, workflow.state);
  useEffect(() => void workflow.begin(), [workflow]);
  useEffect(() => {
    // Stored, because the confirmation link may open in another tab.
    if (target !== null) loginMemory.writeRedirect(backUrl);
  }, [target, backUrl, loginMemory]);
  useRememberedChoices(loginMemory, state);

  const page = {
    product: environment.productName,
    workflow,
    offersGoogle: session.hasGoogle,
    supportHref: supportPath,
    termsHref: sitePages.terms,
    freeHref: signUpTowards(homePath),
  };
  const needsData = address.referralCode !== null || address.plan === 'news' || address.price !== null;
  return (
    <Page id={contentId}>
      {needsData ? (
        <Suspense fallback={null}>
          <WithData>
            <LoginData {...page} />
          </WithData>
        </Suspense>
      ) : (
        <LoginPage {...page} />
      )}
    </Page>
  );
}

/** Stores the choices until the first login. A URL without choices keeps earlier ones. */
function useRememberedChoices(memory: LoginMemory, { plan, price, seats, referralCode, pulses }: LoginState): void {
  useEffect(() => {
    if (plan === null && referralCode === null) return;
    const wish = price === null ? undefined : { plan, price, seats };
    memory.writeSettings({ plan, code: referralCode, pulses: pulses ?? [], ...(wish && { wish }) });
  }, [memory, plan, price, seats, referralCode, pulses]);
}

import {
  createLoginWorkflow,
  type LoginAddress,
  LoginPage,
  type LoginState,
  readLoginAddress,
} from '@fs/account-widgets';
import { lazyComponent, Page } from '@fs/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { supportPath } from '../appPaths.ts';
import type { LoginMemory } from '../createLoginMemory.ts';
import { pageBehindSignIn, withHash } from '../landing.ts';
import { useFrameServices, WithData } from '../services.tsx';
import { contentId } from '../shell/contentId.ts';
import { termsHref } from '../siteLinks.ts';
import { loginCalls } from './loginCalls.ts';

// Whoever signs in asks the server for nothing before.
const LoginData = lazyComponent(async () => (await import('./LoginData.tsx')).LoginData);

export interface SignInProps {
  /** Of the address, under the base path. */
  pathname: string;
  search: string;
  /** Without its number sign. */
  hash: string;
}

/** The login workflows. They lead nowhere themselves: whoever shows them sees that somebody is signed in. */
export function SignIn({ pathname, search, hash }: SignInProps) {
  const address = readLoginAddress({ pathname, search });
  // What asks for something else is another start. The router may write one address in several ways, which are the same.
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
    // The link of a confirmation may be opened in another tab, which knows nothing of this address.
    if (target !== null) loginMemory.writeRedirect(backUrl);
  }, [target, backUrl, loginMemory]);
  useRememberedChoices(loginMemory, state);

  const page = {
    product: environment.productName,
    workflow,
    offersGoogle: session.hasGoogle,
    supportHref: supportPath,
    termsHref,
  };
  const needsData = address.referralCode !== null || address.plan === 'news';
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

/** Keeps what was chosen until the first sign-in. An address that chooses nothing leaves what was chosen before. */
function useRememberedChoices(memory: LoginMemory, { plan, referralCode, pulses }: LoginState): void {
  useEffect(() => {
    if (plan === null && referralCode === null) return;
    memory.writeSettings({ plan, code: referralCode, pulses: pulses ?? [] });
  }, [memory, plan, referralCode, pulses]);
}

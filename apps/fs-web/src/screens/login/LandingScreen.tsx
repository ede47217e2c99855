import { LandingPage } from '@fs/account-widgets';
import { Page } from '@fs/ui';
import { homePath, loginPath, plansPath, signUpPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { contentId } from '../../shell/contentId.ts';

/** Landing page of signed-out users. Logged-in users find it at `/test/landing`. */
export function LandingScreen() {
  const reachable = useReachable();
  return (
    <Page id={contentId}>
      <LandingPage
        signUpHref={reachable(signUpPath('fuel-free'))}
        logInHref={reachable(loginPath)}
        homeHref={reachable(homePath)}
        plansHref={plansPath}
      />
    </Page>
  );
}

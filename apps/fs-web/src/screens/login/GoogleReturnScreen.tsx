import { ErrorState, Heading, Page, Spinner, useMessages } from '@fs/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { loginPath } from '../../addresses/appPaths.ts';
import { landingAfterSignIn } from '../../addresses/landing.ts';
import { pageTitleMessages } from '../../PageTitles.messages.ts';
import { useFrameServices } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';

/** Return page of the Google login: completes the login and redirects to the user's target. */
export function GoogleReturnScreen() {
  const messages = useMessages(appMessages);
  const titles = useMessages(pageTitleMessages);
  const { session, loginMemory } = useFrameServices();
  const router = useRouter();
  const [failure, setFailure] = useState<string>();
  const hasBegun = useRef(false);
  useEffect(() => {
    // The response is valid only once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void session.finishGoogle(window.location.href).then((outcome) => {
      if (!outcome.ok) return setFailure(outcome.error);
      const { backUrl } = outcome.data;
      const href = landingAfterSignIn({ redirect: backUrl, hash: '', remembered: loginMemory.landing() });
      return router.navigate({ href, replace: true });
    });
  }, [session, loginMemory, router]);
  return (
    <Page id={contentId} width="form">
      <Heading level={1}>{titles.logIn}</Heading>
      {failure === undefined ? (
        <Spinner label={messages.signingIn} />
      ) : (
        <ErrorState message={failure} onRetry={() => void router.navigate({ href: loginPath, replace: true })} />
      )}
    </Page>
  );
}

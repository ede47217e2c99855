import { lazyComponent, Page, Spinner, useMessages } from '@fs/ui';
import { useParams, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { appMessages } from '../../App.messages.ts';
import { referralDetour } from '../../addresses/landing.ts';
import { useSessionState, WithData } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';

// Lazy-loaded, because signed-out users are only redirected.
const ReferralOutcome = lazyComponent(async () => (await import('./ReferralOutcome.tsx')).ReferralOutcome);

/** Page of a referral. Signed-out users sign up first, logged-in users see the outcome (decision AMB-004). */
export function ReferralScreen() {
  const messages = useMessages(appMessages);
  const { code = '' } = useParams({ strict: false });
  const { user } = useSessionState();
  const [isWide, setWide] = useState(false);
  return (
    <Page id={contentId} width={isWide ? 'content' : 'form'}>
      {user ? (
        <Suspense fallback={<Spinner label={messages.opening} />}>
          <WithData>
            <ReferralOutcome code={code} onWide={() => setWide(true)} />
          </WithData>
        </Suspense>
      ) : (
        <Forward href={referralDetour(code)} />
      )}
    </Page>
  );
}

function Forward({ href }: { href: string }) {
  const messages = useMessages(appMessages);
  const router = useRouter();
  useEffect(() => void router.navigate({ href, replace: true }), [router, href]);
  return <Spinner label={messages.opening} />;
}

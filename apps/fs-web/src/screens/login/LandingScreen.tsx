import { LandingPage } from '@fs/account-widgets';
import { RaisedThisWeek } from '@fs/research-widgets/RaisedThisWeek';
import { lazyComponent, Page } from '@fs/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { homePath, loginPath, plansPath, signUpPath } from '../../addresses/appPaths.ts';
import { useReachable } from '../../addresses/useReachable.ts';
import { WithData } from '../../services.tsx';
import { contentId } from '../../shell/contentId.ts';
import { OptionalBoundary } from '../../shell/OptionalBoundary.tsx';
import { useCompanyWay } from './useCompanyWay.ts';
import { useLanding } from './useLanding.ts';

// Lazy-loaded, because none of it is in the first paint.
const lazily = { failure: 'nothing' } as const;
const LandingHits = lazyComponent(async () => (await import('./LandingHits.tsx')).LandingHits, lazily);
const LandingBars = lazyComponent(async () => (await import('./LandingBars.tsx')).LandingBars, lazily);
const LandingPaste = lazyComponent(async () => (await import('./LandingPaste.tsx')).LandingPaste, lazily);
const LandingNews = lazyComponent(async () => (await import('./LandingNews.tsx')).LandingNews, lazily);

/** Landing page of signed-out users. Logged-in users find it at `/test/landing`. */
export function LandingScreen() {
  const reachable = useReachable();
  const hrefOf = useCompanyWay();
  const landing = useLanding();
  const [text, setText] = useState('');
  // The painted page shows only what needs no data. The rest loads when the rounds have, which the user sees first.
  const [isOpen, setOpen] = useState(false);
  const hasLanded = landing.state !== 'loading';
  useEffect(() => {
    if (hasLanded) setOpen(true);
  }, [hasLanded]);
  const piece = (content: ReactNode) =>
    isOpen ? (
      <OptionalBoundary resetKey="landing">
        <WithData>{content}</WithData>
      </OptionalBoundary>
    ) : undefined;
  return (
    <Page id={contentId}>
      <LandingPage
        landing={landing}
        search={{ text, onTextChange: setText, found: text.trim() !== '' && piece(<LandingHits text={text} />) }}
        rounds={<RaisedThisWeek landing={landing} hrefOf={hrefOf} />}
        pieces={{
          research: piece(<LandingBars landing={landing} />),
          watchlists: piece(<LandingPaste />),
          news: piece(<LandingNews />),
        }}
        signUpHref={reachable(signUpPath('fuel-free'))}
        logInHref={reachable(loginPath)}
        homeHref={reachable(homePath)}
        plansHref={plansPath}
      />
    </Page>
  );
}

import { ErrorState, Splash, ThemeProvider } from '@fs/ui';
import { useCallback, useEffect, useState } from 'react';
import { appMessages } from './App.messages.ts';
import { useAddress } from './addresses/useAddress.ts';
import { hasFirstPaint } from './first-paint/replaceFirstPaint.ts';
import { FrameProvider } from './services.tsx';
import { contentId } from './shell/contentId.ts';
import { FailureBoundary } from './shell/FailureBoundary.tsx';
import { AppFailure } from './shell/RouteFailure.tsx';
import { type StartedApp, startApp } from './start/startApp.ts';

/** The whole app with its theme. A failed start can be retried. */
export function App() {
  const [attempt, setAttempt] = useState(1);
  return (
    <ThemeProvider scope="page" wordsIn="en">
      <Start key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </ThemeProvider>
  );
}

type StartState = { status: 'starting' } | { status: 'started'; app: StartedApp } | { status: 'failed' };

/** Shows the splash or the prerendered page until environment and session are known, then the page of the URL. */
function Start({ onRetry }: { onRetry: () => void }) {
  const address = useAddress();
  const [start, setStart] = useState<StartState>({ status: 'starting' });

  useEffect(() => {
    const abort = new AbortController();
    startApp(abort.signal).then(
      (app) => setStart({ status: 'started', app }),
      () => {
        if (abort.signal.aborted) return;
        setStart({ status: 'failed' });
        // The next attempt opens its own session.
        abort.abort();
      },
    );
    return () => abort.abort();
  }, []);

  if (start.status === 'starting') return hasFirstPaint() ? null : <Splash />;
  if (start.status === 'failed') return <ErrorState message={appMessages.unreachable} onRetry={onRetry} />;
  return (
    <FrameProvider value={start.app.services}>
      <FailureBoundary fallback={<AppFailure />} resetKey={address}>
        <Pages {...start.app} />
      </FailureBoundary>
    </FrameProvider>
  );
}

/** The login page stays visible until the next page is loaded. */
function Pages({ FirstPages, openPages }: StartedApp) {
  const [shown, setShown] = useState({ Pages: FirstPages, hasMoved: false });
  const [hasFailed, setFailed] = useState(false);

  const leave = useCallback(() => {
    openPages().then(
      (Pages) => setShown({ Pages, hasMoved: true }),
      () => setFailed(true),
    );
  }, [openPages]);

  useEffect(() => {
    // Moves focus as the router does on navigation.
    if (shown.hasMoved) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [shown]);

  if (hasFailed) return <AppFailure />;
  return <shown.Pages onLeave={leave} />;
}

import { MessagesProvider, Splash, ThemeProvider } from '@fs/ui';
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useAddress } from './addresses/useAddress.ts';
import { createDisplay, type Display, displayKey } from './display/createDisplay.ts';
import { createShownLanguage } from './display/createShownLanguage.ts';
import { FailedLanguageContext } from './display/FailedLanguageContext.ts';
import { languageOf, localeOf } from './display/languages.ts';
import { loadTexts } from './display/loadTexts.ts';
import { rememberLanguage } from './display/rememberLanguage.ts';
import { hasFirstPaint } from './first-paint/replaceFirstPaint.ts';
import { isOffline } from './offline/isOffline.ts';
import type { FailureTexts } from './server-texts/inLanguage.ts';
import { failureTextsOf } from './server-texts/serverTextsOf.ts';
import { FrameProvider } from './services.tsx';
import { contentId } from './shell/contentId.ts';
import { FailureBoundary } from './shell/FailureBoundary.tsx';
import { AppFailure } from './shell/RouteFailure.tsx';
import { StartFailure } from './shell/StartFailure.tsx';
import { rememberStart } from './start/lastStart.ts';
import { type StartedApp, startApp } from './start/startApp.ts';
import { useStartAgain } from './start/useStartAgain.ts';

/** The whole app with its theme. A failed start can be retried. */
export function App() {
  const [attempt, setAttempt] = useState(1);
  const [display] = useState(() => createDisplay(() => window.localStorage));
  const { theme, density, language, timeZone } = useSyncExternalStore(display.subscribe, display.settings);
  const [shownLanguage] = useState(() => createShownLanguage(languageOf(language), loadTexts));
  const shown = useSyncExternalStore(shownLanguage.subscribe, shownLanguage.shown);
  const [texts] = useState(() => () => failureTextsOf(shownLanguage.shown().texts, shownLanguage.shown().language));
  useEffect(() => {
    shownLanguage.choose(languageOf(language));
    rememberLanguage(languageOf(language));
  }, [shownLanguage, language]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === displayKey) display.reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [display]);
  return (
    <ThemeProvider
      scope="page"
      theme={theme}
      density={density}
      locale={localeOf(shown.language, navigator.language)}
      {...(timeZone !== null && { timeZone })}
    >
      <MessagesProvider overrides={shown.texts} language={shown.language}>
        <FailedLanguageContext value={shown.failed}>
          <Start
            key={attempt}
            display={display}
            texts={texts}
            hasTexts={shown.status === 'shown'}
            onRetry={() => setAttempt(attempt + 1)}
          />
        </FailedLanguageContext>
      </MessagesProvider>
    </ThemeProvider>
  );
}

type StartState = { status: 'starting' } | { status: 'started'; app: StartedApp } | { status: 'failed' };

interface StartProps {
  display: Display;
  /** Returns the texts of the server in the shown language. */
  texts: () => FailureTexts;
  /** Whether there are texts. Until then, there is nothing to read. */
  hasTexts: boolean;
  onRetry: () => void;
}

/** Shows the splash or the prerendered page until environment and session are known, then the page of the URL. */
function Start({ display, texts, hasTexts, onRetry }: StartProps) {
  const address = useAddress();
  const [start, setStart] = useState<StartState>({ status: 'starting' });
  const count = useStartAgain(start.status === 'failed');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is a start of its own
  useEffect(() => {
    const abort = new AbortController();
    startApp(abort.signal, display, texts).then(
      (app) => {
        if (!isOffline()) rememberStart(() => window.localStorage, new Date());
        // Rendered in slices, so that the page answers while its first screen renders.
        startTransition(() => setStart({ status: 'started', app }));
      },
      () => {
        if (abort.signal.aborted) return;
        setStart({ status: 'failed' });
        // The next attempt opens its own session.
        abort.abort();
      },
    );
    return () => abort.abort();
  }, [display, texts, count]);

  if (!hasTexts) return null;
  if (start.status === 'starting') return hasFirstPaint() ? null : <LateSplash />;
  if (start.status === 'failed') return <StartFailure onRetry={onRetry} />;
  return (
    <FrameProvider value={start.app.services}>
      <FailureBoundary fallback={<AppFailure />} resetKey={address}>
        <Pages {...start.app} />
      </FailureBoundary>
    </FrameProvider>
  );
}

/** Milliseconds of loading until the splash appears (decision 036): a start that is quicker does not flash. */
const splashDelay = 300;

function LateSplash() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), splashDelay);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Splash /> : null;
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

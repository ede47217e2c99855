import { ErrorState, Splash, ThemeProvider } from '@fs/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { appMessages } from './App.messages.ts';
import { ServicesProvider } from './services.tsx';
import { type StartedApp, startApp } from './startApp.ts';

/** The whole app, dressed. A failed start can be tried again. */
export function App() {
  const [attempt, setAttempt] = useState(1);
  return (
    <ThemeProvider scope="page">
      <Start key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </ThemeProvider>
  );
}

type StartState = { status: 'starting' } | { status: 'started'; app: StartedApp } | { status: 'failed' };

/** The splash until the app knows where it is and who is here; then the page that the address asks for. */
function Start({ onRetry }: { onRetry: () => void }) {
  const [start, setStart] = useState<StartState>({ status: 'starting' });

  useEffect(() => {
    const abort = new AbortController();
    startApp(abort.signal).then(
      (app) => setStart({ status: 'started', app }),
      () => abort.signal.aborted || setStart({ status: 'failed' }),
    );
    return () => abort.abort();
  }, []);

  if (start.status === 'starting') return <Splash />;
  if (start.status === 'failed') return <ErrorState message={appMessages.unreachable} onRetry={onRetry} />;
  const { services, router } = start.app;
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ServicesProvider>
  );
}

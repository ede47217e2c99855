import { pageAt } from '@fs/account-widgets/navigation';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRoute } from '../AppRoute.ts';
import { CallFailure } from '../queries/CallFailure.ts';
import { appRoutes } from '../routes.tsx';
import { useFrameServices, useSessionState } from '../services.tsx';
import { isOffline } from './isOffline.ts';
import type { SavedPages } from './savedPages.ts';

/** Milliseconds without a new answer after which a page is complete. */
const quiet = 300;

/** Saves the page that is shown if it opens without a connection, and shows the saved pages once the connection is lost. */
export function useSavedPage(): void {
  // The address changes before the page is there, with its questions.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const { loadedData } = useFrameServices();
  const { user } = useSessionState();
  const queryClient = useQueryClient();
  const userId = user?.attributes.sub;
  const savedPages = loadedData()?.savedPages;

  useEffect(() => {
    if (!savedPages || userId === undefined || path === undefined) return;
    const page = pageAt(appRoutes as readonly AppRoute[], path);
    if (!page?.opensOffline) return;
    return watchPage(queryClient, ({ at, answers }) =>
      savedPages.save({ userId, kind: page.title, path, at, answers }),
    );
  }, [queryClient, savedPages, userId, path]);

  useEffect(() => {
    const open = () => void savedPages?.open(queryClient);
    const forget = () => savedPages?.forgetTimes();
    window.addEventListener('offline', open);
    window.addEventListener('online', forget);
    return () => {
      window.removeEventListener('offline', open);
      window.removeEventListener('online', forget);
    };
  }, [queryClient, savedPages]);
}

type Answers = Pick<Parameters<SavedPages['save']>[0], 'at' | 'answers'>;

/** Calls `save` with the page's answers whenever they are complete and have changed. Returns a function that stops. */
function watchPage(queryClient: QueryClient, save: (answers: Answers) => Promise<void>): () => void {
  const cache = queryClient.getQueryCache();
  let at = new Date();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved: unknown[] = [];

  function look(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const active = cache.getAll().filter((query) => query.isActive());
      if (isOffline() || active.some(({ state }) => state.fetchStatus !== 'idle')) return;
      const isGone = active.some(
        ({ state: { error } }) => error instanceof CallFailure && error.reason === 'not-found',
      );
      const found = isGone ? [] : active.filter(({ state }) => state.status === 'success');
      const now = [at, ...found.map(({ state }) => state.data)];
      if (now.length === saved.length && now.every((each, index) => each === saved[index])) return;
      saved = now;
      void save({ at, answers: found.map(({ queryKey, state }) => ({ key: queryKey, data: state.data })) });
    }, quiet);
  }

  // What is old is asked for again then.
  function handleVisibilityChange(): void {
    if (document.visibilityState !== 'visible' || isOffline()) return;
    at = new Date();
    look();
  }

  look();
  const unsubscribe = cache.subscribe(look);
  document.addEventListener('visibilitychange', handleVisibilityChange);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', handleVisibilityChange);
  };
}

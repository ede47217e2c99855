import type { Session } from '@fs/data-client';
import type { AppRouter } from '../router.tsx';

/** Calls `listener` when a logged-in user reaches a page outside the login flow. Returns the unsubscribe function. */
export function onLanding(router: AppRouter, session: Pick<Session, 'user'>, listener: () => void): () => void {
  return router.subscribe('onResolved', ({ toLocation }) => {
    if (session.user() && !/^\/(login|signup)(\/|$)/.test(toLocation.pathname)) listener();
  });
}

import type { Session } from '@fs/data-client';
import type { AppRouter } from './router.tsx';

/** Calls `listener` when a signed-in user has come to a page that is not on the way in. Returns the way to stop. */
export function onLanding(router: AppRouter, session: Pick<Session, 'user'>, listener: () => void): () => void {
  return router.subscribe('onResolved', ({ toLocation }) => {
    if (session.user() && !/^\/(login|signup)(\/|$)/.test(toLocation.pathname)) listener();
  });
}

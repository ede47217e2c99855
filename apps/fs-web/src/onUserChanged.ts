import type { Session } from '@fs/data-client';

/**
 * Calls `listener` when the user of this page is no longer the one of before: signed out, or another person who
 * signed in from another tab while this one slept. Returns the way to stop.
 */
export function onUserChanged(session: Pick<Session, 'user' | 'subscribe'>, listener: () => void): () => void {
  let user = session.user()?.attributes.sub;
  return session.subscribe(() => {
    const now = session.user()?.attributes.sub;
    if (user !== undefined && now !== user) listener();
    user = now;
  });
}

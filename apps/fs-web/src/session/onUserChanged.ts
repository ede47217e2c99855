import type { Session } from '@fs/data-client';

/**
 * Calls `listener` when the user changes: after logout, or when another user logged in from another tab while this one
 * was suspended. Returns the unsubscribe function.
 */
export function onUserChanged(session: Pick<Session, 'user' | 'subscribe'>, listener: () => void): () => void {
  let user = session.user()?.attributes.sub;
  return session.subscribe(() => {
    const now = session.user()?.attributes.sub;
    if (user !== undefined && now !== user) listener();
    user = now;
  });
}

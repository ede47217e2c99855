import type { Session } from '@fs/data-client';

/** Returns whether a user logged out since this page was loaded, and nobody logged in after that. */
export function watchLogout(session: Pick<Session, 'user' | 'userName' | 'subscribe'>): () => boolean {
  let user = session.user();
  let isLoggedOut = false;
  session.subscribe(() => {
    const now = session.user();
    if (now) isLoggedOut = false;
    // The email of a session that ends by itself stays.
    else if (user && session.userName() === null) isLoggedOut = true;
    user = now;
  });
  return () => isLoggedOut;
}

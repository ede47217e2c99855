import type { SessionUser } from '@fs/api-contract';
import type { Session } from '@fs/data-client';

/**
 * Finds out who is logged in. The session lasts as long as `signal`: aborting closes it, however far the start got.
 *
 * @param saved the user who is logged in, where there is no connection to ask
 * @throws when the identity provider can't be reached, and when aborted.
 */
export async function restoreSession<Restored extends Pick<Session, 'restore' | 'resume' | 'close'>>(
  session: Restored,
  signal: AbortSignal,
  saved?: SessionUser,
): Promise<Restored> {
  if (signal.aborted) session.close();
  signal.throwIfAborted();
  signal.addEventListener('abort', session.close, { once: true });
  const restored = saved ? session.resume(saved) : await session.restore();
  signal.throwIfAborted();
  if (!restored.ok && restored.reason !== 'signed-out') throw new Error(restored.error);
  return session;
}

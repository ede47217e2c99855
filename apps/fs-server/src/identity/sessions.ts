import { randomUUID } from 'node:crypto';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import type { RefreshTokens } from './refreshTokens.ts';

/** Lifetime of a session in milliseconds, regardless of refreshes. */
const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * How long a replaced token still returns the same successor, in milliseconds. Clients lose responses when a laptop
 * closes, a page reloads or the connection drops. Our client times out after 10 s and retries, which must not end the
 * session. A longer period would help the holder of a stolen copy.
 */
export const rotationGraceMs = 30 * 1000;

export interface StoredSession {
  id: string;
  userId: string;
  /** Time of the login. */
  createdAt: Date;
}

interface SessionTools {
  database: Database;
  refreshTokens: RefreshTokens;
  now: () => Date;
}

export interface OpenSession {
  session: StoredSession;
  /** The token for the next refresh. */
  refreshToken: string;
}

/** The user to open a session for. */
interface VerifiedUser {
  id: string;
  /** The user's credential version when they were verified. */
  credentialVersion: number;
}

/**
 * Opens a session, and deletes the user's expired ones. Returns undefined when the user was disabled or their
 * credential changed after they were verified. Locks the user's row: a change either precedes the lock and is seen
 * here, or follows it and ends the session.
 */
export async function openSession(
  { database, refreshTokens, now }: SessionTools,
  user: VerifiedUser,
  device: string | null = null,
): Promise<OpenSession | undefined> {
  const createdAt = now();
  const id = randomUUID();
  const refreshToken = refreshTokens.issue(id);
  return database.kysely.transaction().execute(async (transaction) => {
    const current = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', user.id)
      .where('status', '=', 'CONFIRMED')
      .where('credential_version', '=', user.credentialVersion)
      .forShare()
      .executeTakeFirst();
    if (!current) return undefined;
    await transaction
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('expires_at', '<=', createdAt)
      .execute();
    await transaction
      .insertInto('sessions')
      .values({
        id,
        user_id: user.id,
        refresh_token_hash: refreshTokens.hash(refreshToken),
        created_at: createdAt,
        last_used_at: createdAt,
        expires_at: new Date(createdAt.getTime() + sessionLifetimeMs),
        device,
      })
      .execute();
    const subject = `user:${user.id}` as const;
    await audit.record(transaction, { action: 'session.opened', actor: subject, subject, facts: { device } });
    return { session: { id, userId: user.id, createdAt }, refreshToken };
  });
}

export type Rotation = OpenSession | { refused: 'unknown' | 'expired' | 'revoked' | 'reused' };

/**
 * Exchanges a refresh token for its successor. Locks the session's row, so that of concurrent callers with the same
 * token the first rotates it, and the others get the same successor within the grace period.
 *
 * A token that was replaced earlier than that has been copied: one of its holders is an attacker, and it is unknown
 * which. The whole session ends.
 */
export async function rotateSession(tools: SessionTools, token: string): Promise<Rotation> {
  const { database, refreshTokens, now } = tools;
  const sessionId = refreshTokens.sessionIdOf(token);
  if (!sessionId) return { refused: 'unknown' };
  // The refusal is returned instead of thrown, because an error would roll back the revocation.
  return database.kysely.transaction().execute(async (transaction): Promise<Rotation> => {
    const row = await transaction
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { refused: 'unknown' };
    if (row.revoked_at) return { refused: 'revoked' };
    const time = now();
    if (row.expires_at <= time) return { refused: 'expired' };

    const open = {
      session: { id: row.id, userId: row.user_id, createdAt: row.created_at },
      refreshToken: refreshTokens.next(token),
    };
    const hash = refreshTokens.hash(token);
    const update = transaction.updateTable('sessions').where('id', '=', sessionId);
    if (hash.equals(row.refresh_token_hash)) {
      const successor = refreshTokens.hash(open.refreshToken);
      await update.set({ refresh_token_hash: successor, previous_token_hash: hash, last_used_at: time }).execute();
      return open;
    }
    const isPrevious = row.previous_token_hash !== null && hash.equals(row.previous_token_hash);
    if (isPrevious && time.getTime() - row.last_used_at.getTime() <= rotationGraceMs) return open;
    await update.set({ revoked_at: time }).execute();
    return { refused: 'reused' };
  });
}

/** Ends the session of a genuine refresh token, current or replaced. Ignores any other token. */
export async function revokeSessionByToken(tools: SessionTools, token: string): Promise<void> {
  const id = tools.refreshTokens.sessionIdOf(token);
  if (id) await revokeSession(tools, id);
}

export async function revokeSession({ database, now }: Pick<SessionTools, 'database' | 'now'>, id: string) {
  await database.kysely
    .updateTable('sessions')
    .set({ revoked_at: now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a user. Their ID tokens stop working at once (see `readSessionUser`). */
export async function revokeSessionsOfUser({ database, now }: Pick<SessionTools, 'database' | 'now'>, userId: string) {
  await database.kysely
    .updateTable('sessions')
    .set({ revoked_at: now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

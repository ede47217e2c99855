import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { RefreshTokens } from './refreshTokens.ts';

/** How long a sign-in lasts, refreshed or not. */
const sessionLife = 30 * 24 * 60 * 60 * 1000;

/**
 * How long a token that was just replaced is still answered, with the same successor. A laptop that closes, a page that
 * reloads or a train in a tunnel loses answers; our client gives up after 10 s and asks again, which must not end the
 * session. Longer would let the holder of a stolen copy ride along.
 */
export const rotationGrace = 30 * 1000;

export interface StoredSession {
  id: string;
  userId: string;
  /** Of the sign-in that began it. */
  createdAt: Date;
}

interface SessionTools {
  database: Database;
  refreshTokens: RefreshTokens;
  now: () => Date;
}

export interface OpenSession {
  session: StoredSession;
  /** The token to use next time. */
  refreshToken: string;
}

/** Who a session is opened for. */
interface VerifiedUser {
  id: string;
  /** Of the user when they were verified. */
  credentialVersion: number;
}

/**
 * Begins a session, and forgets the user's sessions that ran out. Undefined where the user's credential was changed, or
 * the user disabled, since they were verified. The user's row is locked meanwhile: a change either comes before and is
 * seen here, or comes afterwards and ends the session.
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
        expires_at: new Date(createdAt.getTime() + sessionLife),
        device,
      })
      .execute();
    return { session: { id, userId: user.id, createdAt }, refreshToken };
  });
}

export type Rotation = OpenSession | { refused: 'unknown' | 'expired' | 'revoked' | 'reused' };

/**
 * Takes a refresh token and gives its successor. The row is locked meanwhile, so of any number of callers with one
 * token the first rotates it and the rest are told the same successor, for as long as the grace lasts.
 *
 * A token that was replaced longer ago is a copy: either its holder or the user is a thief, and nobody can tell
 * which. The whole session ends.
 */
export async function rotateSession(tools: SessionTools, token: string): Promise<Rotation> {
  const { database, refreshTokens, now } = tools;
  const sessionId = refreshTokens.sessionOf(token);
  if (!sessionId) return { refused: 'unknown' };
  // The refusal is returned and not thrown: an error would undo the revocation with the transaction.
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
    if (isPrevious && time.getTime() - row.last_used_at.getTime() <= rotationGrace) return open;
    await update.set({ revoked_at: time }).execute();
    return { refused: 'reused' };
  });
}

/** Ends one session of a genuine refresh token, old or new. Any other token changes nothing. */
export async function revokeSessionOf(tools: SessionTools, token: string): Promise<void> {
  const id = tools.refreshTokens.sessionOf(token);
  if (id) await revokeSession(tools, id);
}

/** Ends one session. */
export async function revokeSession({ database, now }: Pick<SessionTools, 'database' | 'now'>, id: string) {
  await database.kysely
    .updateTable('sessions')
    .set({ revoked_at: now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a user. ID tokens given out before stop working with it (see readSessionUser). */
export async function revokeSessionsOfUser({ database, now }: Pick<SessionTools, 'database' | 'now'>, userId: string) {
  await database.kysely
    .updateTable('sessions')
    .set({ revoked_at: now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './signingKey.ts';

/**
 * Refresh tokens: 16 bytes of session id, 32 of secret, 16 of tag, in base64url. Opaque to everyone but us.
 *
 * - The first secret of a session is random; each later one is an HMAC of the one before. So an answer that was lost
 *   can be given again, word for word, although only hashes are stored.
 * - The tag proves that we made the token. So a token of long ago is known for what it is (a copy in use twice),
 *   while an invented one can neither end a session nor reach the database.
 */
export interface RefreshTokens {
  issue(sessionId: string): string;
  /** The token that replaces `token`: always the same one. */
  next(token: string): string;
  /** Id of the session that a genuine token belongs to, else null. */
  sessionOf(token: string): string | null;
  /** What is stored of a token. */
  hash(token: string): Buffer;
}

const idBytes = 16;
const secretBytes = 32;
const tagBytes = 16;
const tokenBytes = idBytes + secretBytes + tagBytes;

/** @param signingKey its secret also keys refresh tokens, so that one file holds all that must be kept. */
export function createRefreshTokens(signingKey: KeyObject): RefreshTokens {
  const key = deriveKey(signingKey, 'foresight refresh tokens');
  const mac = (purpose: 'next' | 'tag', bytes: Buffer) =>
    createHmac('sha256', key).update(purpose).update(bytes).digest();
  const seal = (id: Buffer, secret: Buffer) => {
    const body = Buffer.concat([id, secret]);
    return Buffer.concat([body, mac('tag', body).subarray(0, tagBytes)]).toString('base64url');
  };

  return {
    issue: (sessionId) => seal(Buffer.from(sessionId.replaceAll('-', ''), 'hex'), randomBytes(secretBytes)),
    next: (token) => {
      const body = Buffer.from(token, 'base64url').subarray(0, idBytes + secretBytes);
      return seal(body.subarray(0, idBytes), mac('next', body));
    },
    sessionOf: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      // Written back, so that a token has one spelling only.
      if (bytes.length !== tokenBytes || bytes.toString('base64url') !== token) return null;
      const [body, tag] = [bytes.subarray(0, idBytes + secretBytes), bytes.subarray(idBytes + secretBytes)];
      return timingSafeEqual(tag, mac('tag', body).subarray(0, tagBytes)) ? toUuid(body.subarray(0, idBytes)) : null;
    },
    hash: (token) => createHash('sha256').update(token).digest(),
  };
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

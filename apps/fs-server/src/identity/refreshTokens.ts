import { createHash, createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './signingKey.ts';

/**
 * Opaque refresh tokens: 16 bytes of session id, 32 of secret and 16 of tag, in base64url.
 *
 * - The first secret of a session is random; each later one is an HMAC of its predecessor. A lost response can
 * therefore be repeated exactly, although only hashes are stored.
 * - The tag proves that we issued the token. A replayed old token is therefore recognized as reuse, while a forged one
 * can neither end a session nor cause a query.
 */
export interface RefreshTokens {
  issue(sessionId: string): string;
  /** The successor of a token. Deterministic. */
  next(token: string): string;
  /** The session id of a genuine token; null otherwise. */
  sessionIdOf(token: string): string | null;
  /** The hash of a token, which is stored instead of the token. */
  hash(token: string): Buffer;
}

const idBytes = 16;
const secretBytes = 32;
const tagBytes = 16;
const tokenBytes = idBytes + secretBytes + tagBytes;

/** @param signingKey Also derives the key of refresh tokens, so that only one file needs to be backed up. */
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
    sessionIdOf: (token) => {
      const bytes = Buffer.from(token, 'base64url');
      // Compare the re-encoded bytes, so that each token has only one valid spelling.
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

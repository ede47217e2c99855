import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import type { StoredUser } from '../users.ts';

/** The parameters of an authorization request. */
export interface AuthorizationRequest {
  redirectUri: string;
  /** SHA-256 of the code verifier, in base64url. */
  codeChallenge: string;
  /** Returned in the ID token. */
  nonce: string | null;
}

export interface AuthorizationCodes {
  /** Issues a code for a user, valid for five minutes. */
  issue(user: Pick<StoredUser, 'id' | 'credentialVersion'>, request: AuthorizationRequest): Promise<string>;
  /**
   * Redeems a code, even if the proof is wrong. Returns null for a code that is invalid, expired, used, or issued for
   * another redirect URI or verifier. `replayed` is the session opened by the first use of a code that is redeemed
   * twice.
   */
  redeem(code: string, proof: CodeProof): Promise<RedeemedCode | { replayed: string } | null>;
  /** Records the session that a code opened. */
  recordSession(code: string, sessionId: string): Promise<void>;
}

export interface CodeProof {
  redirectUri: string;
  verifier: string;
}

export interface RedeemedCode {
  userId: string;
  /** The user's credential version when the code was issued. */
  credentialVersion: number;
  nonce: string | null;
}

const codeLifetimeMs = 5 * 60_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Codes have 256 random bits, so a plain hash is sufficient. */
export function createAuthorizationCodes({ kysely }: Database, now: () => Date): AuthorizationCodes {
  return {
    async issue(user, { redirectUri, codeChallenge, nonce }) {
      const code = randomBytes(32).toString('base64url');
      await kysely.deleteFrom('authorization_codes').where('expires_at', '<=', now()).execute();
      await kysely
        .insertInto('authorization_codes')
        .values({
          code_hash: sha256(code),
          user_id: user.id,
          credential_version: user.credentialVersion,
          redirect_uri: redirectUri,
          code_challenge: codeChallenge,
          nonce,
          expires_at: new Date(now().getTime() + codeLifetimeMs),
        })
        .execute();
      return code;
    },
    async redeem(code, { redirectUri, verifier }) {
      return kysely.transaction().execute(async (transaction) => {
        const row = await transaction
          .selectFrom('authorization_codes')
          .selectAll()
          .where('code_hash', '=', sha256(code))
          .forUpdate()
          .executeTakeFirst();
        if (!row) return null;
        if (row.is_used) return row.session_id ? { replayed: row.session_id } : null;
        await transaction
          .updateTable('authorization_codes')
          .set({ is_used: true })
          .where('code_hash', '=', row.code_hash)
          .execute();
        const isGood =
          row.expires_at > now() &&
          row.redirect_uri === redirectUri &&
          row.code_challenge === sha256(verifier).toString('base64url');
        return isGood ? { userId: row.user_id, credentialVersion: row.credential_version, nonce: row.nonce } : null;
      });
    },
    async recordSession(code, sessionId) {
      await kysely
        .updateTable('authorization_codes')
        .set({ session_id: sessionId })
        .where('code_hash', '=', sha256(code))
        .execute();
    },
  };
}

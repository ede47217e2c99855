import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { StoredSession } from './sessions.ts';
import { type SigningKey, signingAlgorithm } from './signingKey.ts';
import type { StoredUser } from './users.ts';

/** Lifetime of ID and access tokens in seconds. */
export const tokenLifetimeSeconds = 60 * 60;

export interface TokenIssuer {
  /** `nonce`: of the OAuth authorization request, if any. */
  idToken(user: StoredUser, session: StoredSession, nonce?: string | null): Promise<string>;
  accessToken(user: StoredUser, session: StoredSession): Promise<string>;
}

interface IssuerOptions {
  /** The key that signs now. */
  signer: () => SigningKey;
  issuer: string;
  clientId: string;
  now: () => Date;
}

/** Issues tokens with the claims of Amazon Cognito's, so that clients handle one shape. */
export function createTokenIssuer({ signer, issuer, clientId, now }: IssuerOptions): TokenIssuer {
  const sign = (claims: Record<string, unknown>, user: StoredUser, session: StoredSession) => {
    const { publicJwk, privateKey } = signer();
    const issuedAt = toUnixSeconds(now());
    return new SignJWT({
      ...claims,
      'cognito:groups': user.groups,
      origin_jti: session.id,
      auth_time: toUnixSeconds(session.createdAt),
    })
      .setProtectedHeader({ alg: signingAlgorithm, kid: publicJwk.kid })
      .setIssuer(issuer)
      .setSubject(user.id)
      .setJti(randomUUID())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenLifetimeSeconds)
      .sign(privateKey);
  };
  return {
    idToken: (user, session, nonce) =>
      sign(
        {
          token_use: 'id',
          aud: clientId,
          'cognito:username': user.id,
          email: user.email,
          email_verified: true,
          ...(nonce && { nonce }),
          given_name: user.givenName,
          family_name: user.familyName,
          ...(user.organization && { 'custom:org': JSON.stringify(user.organization) }),
        },
        user,
        session,
      ),
    accessToken: (user, session) =>
      sign(
        { token_use: 'access', client_id: clientId, username: user.id, scope: 'aws.cognito.signin.user.admin' },
        user,
        session,
      ),
  };
}

function toUnixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

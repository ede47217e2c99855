import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { IdentityProvider } from './identityProvider.ts';
import { verifyIdToken } from './verifyToken.ts';

export interface CognitoIdentityOptions {
  /** For example `us-east-2_AbCdEfGhI`. The part before the underscore is the region. */
  userPoolId: string;
  /**
   * An app client without a secret and with token revocation enabled. Without revocation, tokens contain no session id.
   */
  clientId: string;
  /** Origin of the pool's hosted pages, which handle login with Google. Without it, Google login is unavailable. */
  domain?: string | undefined;
  now?: () => Date;
  /** The pool's key set. Fetched and cached by default. */
  keys?: JWTVerifyGetKey;
}

/**
 * An identity provider for an Amazon Cognito user pool. The app calls the pool directly; the server only verifies its
 * tokens.
 */
export function createCognitoIdentity({
  userPoolId,
  clientId,
  domain,
  now,
  keys,
}: CognitoIdentityOptions): IdentityProvider {
  const [region] = userPoolId.split('_');
  const origin = `https://cognito-idp.${region}.amazonaws.com`;
  const issuer = `${origin}/${userPoolId}`;
  const rules = {
    keys: keys ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`)),
    issuer,
    clientId,
    now: now ?? (() => new Date()),
  };
  return {
    endpoint: `${origin}/`,
    clientId,
    google: domain ? { authorizeUrl: `${domain}/oauth2/authorize`, tokenUrl: `${domain}/oauth2/token` } : null,
    origins: domain ? [origin, domain] : [origin],
    sessions: 'remote',
    verify: (token) => verifyIdToken(token, rules),
    register: () => undefined,
  };
}

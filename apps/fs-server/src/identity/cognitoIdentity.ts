import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import type { IdentityProvider } from './identityProvider.ts';
import { verifyIdToken } from './verifyToken.ts';

export interface CognitoIdentityOptions {
  /** Such as `us-east-2_AbCdEfGhI`; its region is the part before the underscore. */
  userPoolId: string;
  /** Of an app client without a secret, with token revocation on (else its tokens name no session). */
  clientId: string;
  /** Origin of the pool's hosted pages, where it signs in with Google; without it nobody can. */
  domain?: string | undefined;
  now?: () => Date;
  /** The pool's keys, fetched and cached unless given. */
  keys?: JWTVerifyGetKey;
}

/** An Amazon Cognito user pool: the app talks to it directly, and we only check its tokens. */
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

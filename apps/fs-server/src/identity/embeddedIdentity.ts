import path from 'node:path';
import { paths } from '@fs/api-contract';
import { createLocalJWKSet } from 'jose';
import type { Database } from '../database/database.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { registerIdentityRoutes } from './identityRoutes.ts';
import { createRefreshTokens } from './refreshTokens.ts';
import { loadSigningKey } from './signingKey.ts';
import { createTokenIssuer } from './tokens.ts';
import { verifyAccessToken, verifyIdToken } from './verifyToken.ts';

export interface EmbeddedIdentityOptions {
  database: Database;
  /** The signing key is kept in its folder `keys`. */
  dataDir: string;
  /** Origin under which readers reach the server; tokens are issued in its name. */
  publicUrl: string;
  /** Calls a minute that may try a password, from one address; 60 unless given. */
  requestsPerMinute?: number;
  /** Users that this server keeps out, whatever the database says of them, answer false. Left out, all may come in. */
  admits?: (email: string) => boolean;
  now?: () => Date;
}

const clientId = 'foresight';

/** Our own identity provider: speaks the part of Amazon Cognito's JSON API that the app uses. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<IdentityProvider> {
  const { database, admits = () => true, now = () => new Date() } = options;
  const key = await loadSigningKey(path.join(options.dataDir, 'keys'));
  const jwks = { keys: [key.publicJwk] };
  const issuer = `${options.publicUrl}${paths.identity.replace(/\/$/, '')}`;
  const rules = { keys: createLocalJWKSet(jwks), issuer, clientId, now };
  const context = {
    database,
    clientId,
    tokens: createTokenIssuer({ key, issuer, clientId, now }),
    refreshTokens: createRefreshTokens(key.privateKey),
    now,
    admits,
    verifyAccess: (token: string) => verifyAccessToken(token, rules),
  };
  return {
    endpoint: paths.identity,
    clientId,
    origins: [],
    sessions: 'stored',
    verify: (token) => verifyIdToken(token, rules),
    register: (app) =>
      registerIdentityRoutes(app, { context, jwks, guessesPerMinute: options.requestsPerMinute ?? 60 }),
  };
}

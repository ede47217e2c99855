import { createHmac } from 'node:crypto';
import path from 'node:path';
import { paths } from '@fs/api-contract';
import { createLocalJWKSet } from 'jose';
import { v4 } from 'uuid';
import type { Database } from '../database/database.ts';
import { type BackgroundMailer, createPostman } from '../mail/backgroundMailer.ts';
import type { Mail } from '../mail/mail.ts';
import { createAttempts } from './attempts.ts';
import { createConfirmationCodes } from './confirmationCodes.ts';
import { createDeviceProofs } from './deviceProofs.ts';
import { registerGoogleRoutes } from './google/googleRoutes.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { registerIdentityRoutes } from './identityRoutes.ts';
import { createRefreshTokens } from './refreshTokens.ts';
import { deriveKey, loadSigningKey } from './signingKey.ts';
import { createTokenIssuer } from './tokens.ts';
import { verifyAccessToken, verifyIdToken } from './verifyToken.ts';

export interface EmbeddedIdentityOptions {
  database: Database;
  /** The signing key is kept in its folder `keys`. */
  dataDir: string;
  /** Origin under which users reach the server; tokens are issued in its name. */
  publicUrl: string;
  /** Calls a minute that may try a password, from one network; 60 unless given. */
  requestsPerMinute?: number;
  /** Users that this server keeps out, whatever the database says of them, answer false. Left out, all may come in. */
  admits?: (email: string) => boolean;
  /** Whether test accounts stand in for Google's: on loopback only. */
  hasTestGoogle?: boolean;
  /** Where codes are mailed. */
  mail: Mail;
  /** Mails in the background; made of `mail` unless given. */
  postman?: BackgroundMailer;
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
  const tools = { database, signingKey: key.privateKey, now };
  // Mail that fails is not logged: its error can hold the address, and the user can ask for another.
  const postman = options.postman ?? createPostman(options.mail, () => undefined);
  const pretendSecret = deriveKey(key.privateKey, 'foresight pretended users');
  const context = {
    database,
    clientId,
    publicUrl: options.publicUrl,
    attempts: createAttempts(tools),
    codes: createConfirmationCodes(tools),
    deviceProofs: createDeviceProofs(key.privateKey),
    postman,
    pretendedUserId: (email: string) =>
      v4({ random: createHmac('sha256', pretendSecret).update(email).digest().subarray(0, 16) }),
    tokens: createTokenIssuer({ key, issuer, clientId, now }),
    refreshTokens: createRefreshTokens(key.privateKey),
    now,
    admits,
    verifyAccess: (token: string) => verifyAccessToken(token, rules),
  };
  return {
    endpoint: paths.identity,
    clientId,
    google: options.hasTestGoogle ? { authorizeUrl: paths.oauthAuthorize, tokenUrl: paths.oauthToken } : null,
    origins: [],
    sessions: 'stored',
    verify: (token) => verifyIdToken(token, rules),
    register: async (app) => {
      app.addHook('onClose', postman.settled);
      const guesses = { name: 'guess', most: options.requestsPerMinute ?? 60, seconds: 60 };
      await registerIdentityRoutes(app, { context, jwks, guesses });
      if (!options.hasTestGoogle) return;
      await registerGoogleRoutes(app, { context, redirectUris: returnAddresses(options.publicUrl), guesses });
    },
  };
}

/** Where Google sign-in may come back to: this machine goes by several names, and the test accounts are on it only. */
function returnAddresses(publicUrl: string): string[] {
  const { protocol, port } = new URL(publicUrl);
  const origins = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`);
  return [...new Set([publicUrl, ...origins])].map((origin) => `${origin}${paths.googleReturn}`);
}

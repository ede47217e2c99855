import { createHmac } from 'node:crypto';
import path from 'node:path';
import { paths } from '@fs/api-contract';
import { v4 } from 'uuid';
import type { Database } from '../database/database.ts';
import { type BackgroundMailer, createBackgroundMailer } from '../mail/backgroundMailer.ts';
import { createAttempts } from './attempts.ts';
import { createConfirmationCodes } from './confirmationCodes.ts';
import { createDeviceProofs } from './deviceProofs.ts';
import { registerGoogleRoutes } from './google/googleRoutes.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { registerIdentityRoutes } from './identityRoutes.ts';
import { openKeyRing } from './keyRing.ts';
import { createRefreshTokens } from './refreshTokens.ts';
import { deriveKey } from './signingKey.ts';
import { createTokenIssuer } from './tokens.ts';
import { verifyAccessToken, verifyIdToken } from './verifyToken.ts';

export interface EmbeddedIdentityOptions {
  database: Database;
  /** Its folder `keys` stores the signing key. */
  dataDir: string;
  /** Origin of the server's public URL, and issuer of its tokens. */
  publicUrl: string;
  /** Named in mail. */
  productName: string;
  /** Password and code attempts per minute from one network. Default 60. */
  requestsPerMinute?: number;
  /** Returns false for users who may not log in to this server, regardless of the database. By default all may. */
  isAdmitted?: (email: string) => boolean;
  /** Whether the stand-in for Google offers test accounts. On loopback only. */
  hasTestGoogle?: boolean;
  /** Posts mail in the background. Posts to `database` by default. */
  mailer?: BackgroundMailer;
  now?: () => Date;
}

const clientId = 'foresight';

/** The embedded identity provider, which implements the part of Amazon Cognito's JSON API that the app uses. */
export async function createEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<IdentityProvider> {
  const { database, isAdmitted = () => true, now = () => new Date() } = options;
  const keyRing = await openKeyRing(path.join(options.dataDir, 'keys'), now);
  const key = keyRing.root;
  const issuer = `${options.publicUrl}${paths.identity.replace(/\/$/, '')}`;
  const rules = { keys: keyRing.findKey, issuer, clientId, now };
  const tools = { database, signingKey: key.privateKey, now };
  // Failures are not logged, because the error can contain the address. The user can request another mail.
  const mailer = options.mailer ?? createBackgroundMailer(database, () => undefined);
  const fakeIdSecret = deriveKey(key.privateKey, 'foresight pretended users');
  const context = {
    database,
    clientId,
    publicUrl: options.publicUrl,
    productName: options.productName,
    attempts: createAttempts(tools),
    codes: createConfirmationCodes(tools),
    deviceProofs: createDeviceProofs(key.privateKey),
    mailer,
    fakeUserId: (email: string) =>
      v4({ random: createHmac('sha256', fakeIdSecret).update(email).digest().subarray(0, 16) }),
    tokens: createTokenIssuer({ signer: keyRing.signer, issuer, clientId, now }),
    refreshTokens: createRefreshTokens(key.privateKey),
    now,
    isAdmitted,
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
      app.addHook('onClose', mailer.settled);
      app.addHook('onClose', async () => keyRing.close());
      const guesses = { name: 'guess', limit: options.requestsPerMinute ?? 60, windowSeconds: 60 };
      await registerIdentityRoutes(app, { context, jwks: keyRing.jwks, guesses });
      if (!options.hasTestGoogle) return;
      await registerGoogleRoutes(app, { context, redirectUris: buildRedirectUris(options.publicUrl), guesses });
    },
  };
}

/** The redirect URIs of Google login. The stand-in runs on loopback only, which has several names. */
function buildRedirectUris(publicUrl: string): string[] {
  const { protocol, port } = new URL(publicUrl);
  const origins = ['127.0.0.1', 'localhost', '[::1]'].map((host) => `${protocol}//${host}${port && `:${port}`}`);
  return [...new Set([publicUrl, ...origins])].map((origin) => `${origin}${paths.googleReturn}`);
}

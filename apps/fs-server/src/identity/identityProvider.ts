import type { FastifyInstance } from 'fastify';

/** The identity in a verified ID token. Permissions come from the database, never from the token. */
export interface VerifiedToken {
  /** The `sub` claim: the id of the user's row in `users`. */
  userId: string;
  /** The `origin_jti` claim: unique per login, and unchanged by refreshes. */
  sessionId: string;
  /** Time of the login, in whole seconds. */
  signedInAt: Date;
}

/** The user's profile in a verified ID token. */
export interface TokenProfile {
  /** In lower case, and verified by the provider. */
  email: string;
  givenName: string;
  familyName: string;
}

export interface VerifiedIdToken extends VerifiedToken {
  /** Null when the provider has not verified the email. */
  profile: TokenProfile | null;
}

/** Thrown for an invalid token. The message never contains the token or its claims. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
  readonly reason: 'expired' | 'invalid';

  constructor(reason: 'expired' | 'invalid', options?: ErrorOptions) {
    super(`The token is ${reason}`, options);
    this.reason = reason;
  }
}

/** Authenticates users: the embedded endpoint, or an Amazon Cognito user pool. */
export interface IdentityProvider {
  /** The URL that the app sends identity calls to: a path of ours, or an absolute URL. */
  readonly endpoint: string;
  readonly clientId: string;
  /** The URLs of login with Google: paths of ours, or absolute URLs. Null when unavailable. */
  readonly google: { authorizeUrl: string; tokenUrl: string } | null;
  /** Other origins that the app must be allowed to call. */
  readonly origins: readonly string[];
  /**
   * `stored`: every session is a row in our database, and tokens of unknown sessions are rejected. `remote`: the
   * provider manages sessions, and tokens are rejected only when a row marks their session as revoked.
   */
  readonly sessions: 'stored' | 'remote';
  /**
   * Verifies signature, issuer, audience, lifetime and kind of an ID token.
   * @throws InvalidTokenError for an invalid token. Any other error means that the provider's keys cannot be fetched.
   */
  verify(idToken: string): Promise<VerifiedIdToken>;
  /** Registers the provider's own routes, if any. */
  register(app: FastifyInstance): void | Promise<void>;
}

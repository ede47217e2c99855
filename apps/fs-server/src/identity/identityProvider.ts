import type { FastifyInstance } from 'fastify';

/** What a checked ID token says; who may do what is read from the database, never from the token. */
export interface VerifiedToken {
  /** The `sub`: the id of the user's row in `users`. */
  userId: string;
  /** The `origin_jti`: one for every sign-in, the same over all refreshes of it. */
  sessionId: string;
  /** When the sign-in began, to the second. */
  signedInAt: Date;
}

/** A user as a checked ID token describes them. */
export interface TokenProfile {
  /** Lower-case, and confirmed by the provider. */
  email: string;
  givenName: string;
  familyName: string;
}

export interface VerifiedIdToken extends VerifiedToken {
  /** Null where the provider has not confirmed the e-mail. */
  profile: TokenProfile | null;
}

/** Why a token is refused. The text never holds the token or a claim of it. */
export class TokenRefused extends Error {
  override name = 'TokenRefused';
  readonly reason: 'expired' | 'invalid';

  constructor(reason: 'expired' | 'invalid', options?: ErrorOptions) {
    super(`The token is ${reason}`, options);
    this.reason = reason;
  }
}

/** Who users are: our own endpoint, or an Amazon Cognito user pool. */
export interface IdentityProvider {
  /** Where the app's session sends its calls: a path of ours, or another origin's address. */
  readonly endpoint: string;
  readonly clientId: string;
  /** Where to sign in with Google: paths of ours or another origin's addresses; null where nobody can. */
  readonly google: { authorizeUrl: string; tokenUrl: string } | null;
  /** Origins besides our own that the app must be allowed to call. */
  readonly origins: readonly string[];
  /**
   * `stored`: every session is a row of ours, and a token of an unknown one is worth nothing.
   * `remote`: the provider keeps them; only a row that says `revoked` counts against a token.
   */
  readonly sessions: 'stored' | 'remote';
  /**
   * Checks signature, issuer, audience, lifetime and kind of an ID token.
   * @throws TokenRefused when the token is at fault; any other error means that the provider's keys are out of reach.
   */
  verify(idToken: string): Promise<VerifiedIdToken>;
  /** Adds the provider's own routes, where it has any. */
  register(app: FastifyInstance): void | Promise<void>;
}

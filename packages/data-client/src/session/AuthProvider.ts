import type { Failure, Success } from '@fs/api-contract';

/** An Outcome whose failures carry no data. */
export type AuthOutcome<Data> = Success<Data> | Failure<never>;

export interface Credentials {
  email: string;
  password: string;
}

export interface Tokens {
  idToken: string;
  accessToken: string;
  /** The one to use next; it may have been rotated. */
  refreshToken: string;
  /** Seconds that the ID and access tokens are good for, from now. */
  expiresIn: number;
}

/**
 * Who knows the readers' passwords. One implementation speaks to Amazon Cognito and to our own server alike.
 * Failures carry the provider's words where the specification shows them (accounts §8).
 */
export interface AuthProvider {
  /** `not-found` no such user · `forbidden` e-mail not confirmed yet · `invalid` any other refusal. */
  signIn(credentials: Credentials): Promise<AuthOutcome<Tokens>>;
  /** `signed-out` when the provider refuses the token, and only then. */
  refresh(refreshToken: string): Promise<AuthOutcome<Tokens>>;
  /** Ends every session of the user. A session that has ended already is a success. */
  signOut(accessToken: string): Promise<AuthOutcome<void>>;
}

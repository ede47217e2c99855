import type { Failure, SignUpAttributes, Success } from '@fs/api-contract';

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

/** What signing up came to: `isConfirmed` false while a code that was mailed is awaited. */
export interface SignUpResult {
  isConfirmed: boolean;
}

/** A code that was mailed, and whose. */
export interface CodeFor {
  email: string;
  code: string;
}

/** What a user changes about themselves; the rest stays as it is. */
export interface AttributeChanges {
  given_name?: string;
  family_name?: string;
  /** Takes the place of the old one once the code that is mailed to it is confirmed. */
  email?: string;
}

/** What changing attributes came to: `isEmailPending` while a code that was mailed to the new email is awaited. */
export interface AttributeResult {
  isEmailPending: boolean;
}

/**
 * Who knows the users' passwords. One implementation speaks to Amazon Cognito and to our own server alike.
 * Failures carry the provider's words where the specification shows them (accounts §8).
 */
export interface AuthProvider {
  /** `not-found` no such user · `forbidden` email not confirmed yet · `invalid` any other refusal. */
  signIn(credentials: Credentials): Promise<AuthOutcome<Tokens>>;
  /** Mails a code. `conflict` the email has an account · `invalid` any other refusal, in the provider's words. */
  signUp(attributes: SignUpAttributes): Promise<AuthOutcome<SignUpResult>>;
  /** `invalid` the code is wrong or too old. */
  confirmSignUp(input: CodeFor): Promise<AuthOutcome<void>>;
  /** Mails another code for a sign-up; the ones before are worth nothing then. */
  resendCode(email: string): Promise<AuthOutcome<void>>;
  /** Mails a code for a new password. `not-found` no such user. */
  forgotPassword(email: string): Promise<AuthOutcome<void>>;
  /** Ends every session of the user. `invalid` the code is wrong or too old, or the password too short. */
  confirmForgotPassword(input: CodeFor & { password: string }): Promise<AuthOutcome<void>>;
  /**
   * Sets a new password by the current one and ends every other session. `invalid` the current one is wrong, or the new
   * one too short or too easy to guess. A user without a password sets one by `forgotPassword`.
   */
  changePassword(input: { accessToken: string; current: string; password: string }): Promise<AuthOutcome<void>>;
  /** Changes names at once; mails a code to a new email. */
  updateAttributes(input: AttributeChanges & { accessToken: string }): Promise<AuthOutcome<AttributeResult>>;
  /** Mails another code to the email that is pending. `invalid` none is. */
  resendEmailCode(accessToken: string): Promise<AuthOutcome<void>>;
  /** Makes the pending email the user's own. `invalid` the code is wrong or too old, `conflict` it is somebody else's by now. */
  confirmEmail(input: { accessToken: string; code: string }): Promise<AuthOutcome<void>>;
  /** `signed-out` when the provider refuses the token, and only then. */
  refresh(refreshToken: string): Promise<AuthOutcome<Tokens>>;
  /** Ends every session of the user. A session that has ended already is a success. */
  signOut(accessToken: string): Promise<AuthOutcome<void>>;
}

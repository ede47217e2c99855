import type { Failure, SignUpAttributes, Success } from '@fs/api-contract';

/** An Outcome whose failures have no data. */
export type AuthOutcome<Data> = Success<Data> | Failure<never>;

export interface Credentials {
  email: string;
  password: string;
}

export interface Tokens {
  idToken: string;
  accessToken: string;
  /** The refresh token for the next call, since it may have been rotated. */
  refreshToken: string;
  /** Seconds until the ID and access tokens expire. */
  expiresIn: number;
}

/** Result of a sign-up: `isConfirmed` is false until the mailed code is confirmed. */
export interface SignUpResult {
  isConfirmed: boolean;
}

/** A mailed code and its email. */
export interface CodeFor {
  email: string;
  code: string;
}

/** Changes of a user's own attributes; missing fields stay unchanged. */
export interface AttributeChanges {
  given_name?: string;
  family_name?: string;
  /** Replaces the old email once the code that is mailed to it is confirmed. */
  email?: string;
}

/** Result of changing attributes: `isEmailPending` until the code that is mailed to the new email is confirmed. */
export interface AttributeResult {
  isEmailPending: boolean;
}

/**
 * Authenticates users. One implementation supports both Amazon Cognito and our own server.
 * Failures have the provider's message where the specification shows it (accounts §8).
 */
export interface AuthProvider {
  /** `not-found` no such user · `forbidden` email not confirmed yet · `invalid` any other refusal. */
  signIn(credentials: Credentials): Promise<AuthOutcome<Tokens>>;
  /** Mails a code. `conflict` the email has an account · `invalid` any other refusal, with the provider's message. */
  signUp(attributes: SignUpAttributes): Promise<AuthOutcome<SignUpResult>>;
  /** `invalid` the code is wrong or expired. */
  confirmSignUp(input: CodeFor): Promise<AuthOutcome<void>>;
  /** Mails another code for a sign-up and invalidates the previous ones. */
  resendCode(email: string): Promise<AuthOutcome<void>>;
  /** Mails a code for a new password. `not-found` no such user. */
  forgotPassword(email: string): Promise<AuthOutcome<void>>;
  /** Ends every session of the user. `invalid` the code is wrong or expired, or the password too short. */
  confirmForgotPassword(input: CodeFor & { password: string }): Promise<AuthOutcome<void>>;
  /**
   * Sets a new password, given the current one, and ends every other session. `invalid` the current one is wrong, or
   * the new one too short or too easy to guess. A user without a password sets one by `forgotPassword`.
   */
  changePassword(input: { accessToken: string; current: string; password: string }): Promise<AuthOutcome<void>>;
  /** Changes names at once, and mails a code to a new email. */
  updateAttributes(input: AttributeChanges & { accessToken: string }): Promise<AuthOutcome<AttributeResult>>;
  /** Mails another code to the pending email. `invalid` none is pending. */
  resendEmailCode(accessToken: string): Promise<AuthOutcome<void>>;
  /**
   * Confirms the pending email. `invalid` the code is wrong or expired, `conflict` somebody else has the email by now.
   */
  confirmEmail(input: { accessToken: string; code: string }): Promise<AuthOutcome<void>>;
  /** `signed-out` only when the provider refuses the token. */
  refresh(refreshToken: string): Promise<AuthOutcome<Tokens>>;
  /** Deletes the user at the provider. A user who is gone already is a success. */
  deleteUser(accessToken: string): Promise<AuthOutcome<void>>;
  /** Ends every session of the user. A session that has already ended is a success. */
  signOut(accessToken: string): Promise<AuthOutcome<void>>;
}

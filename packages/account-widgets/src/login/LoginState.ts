import type { FailureReason } from '@fs/api-contract';
import type { SignupPlan } from './signupPlan.ts';

/** Step of the login page (accounts §2). */
export type LoginStep = 'signIn' | 'signUp' | 'confirmSignUp' | 'passwordReset' | 'confirmReset' | 'news' | 'referral';

/** Success message above a form. */
export type LoginNotice = 'confirmed' | 'codeSent' | 'codeResent' | 'resetCodeSent' | 'passwordChanged';

/** Message of the last failure. */
export interface LoginFailure {
  error: string;
  reason: FailureReason;
}

/** State of the login workflow. */
export interface LoginState {
  step: LoginStep;
  plan: SignupPlan | null;
  /** Id of the price chosen with the plan. */
  price: string | null;
  /** Number of seats chosen with the plan. */
  seats: number | null;
  referralCode: string | null;
  /** Last entered email, kept between forms. */
  email: string;
  /** Code from the link in the email. */
  confirmationCode: string;
  /** Ids of the selected Market Pulses. Null before the user was asked. */
  pulses: readonly string[] | null;
  /** Whether a call is pending. */
  isPending: boolean;
  failure: LoginFailure | null;
  notice: LoginNotice | null;
}

/** An event: the user's choice or the response of a call. */
export type LoginEvent =
  | { type: 'emailTyped'; email: string }
  | { type: 'stepAsked'; step: 'signIn' | 'signUp' | 'passwordReset' }
  | { type: 'pulsesChosen'; pulses: readonly string[] }
  | { type: 'sent' }
  | { type: 'refused'; failure: LoginFailure }
  | { type: 'foundUnconfirmed'; email: string }
  | { type: 'codeResent' }
  | { type: 'signedUp'; email: string }
  | { type: 'confirmed' }
  | { type: 'resetCodeSent'; email: string }
  | { type: 'passwordChanged' };

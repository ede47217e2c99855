import type { FailureReason } from '@fs/api-contract';
import type { SignupPlan } from './signupPlan.ts';

/** What the form area of the login page shows (accounts §2). */
export type LoginStep = 'signIn' | 'signUp' | 'confirmSignUp' | 'passwordReset' | 'confirmReset' | 'news' | 'referral';

/** Good news at the top of a form. */
export type LoginNotice = 'confirmed' | 'codeSent' | 'codeResent' | 'resetCodeSent' | 'passwordChanged';

/** Why the last try failed, in the words to show. */
export interface LoginFailure {
  error: string;
  reason: FailureReason;
}

/** Where a visitor stands on the way in. */
export interface LoginState {
  step: LoginStep;
  plan: SignupPlan | null;
  referralCode: string | null;
  /** Typed last, and carried from form to form. */
  email: string;
  /** From the link in the e-mail, for the form that asks for it. */
  confirmationCode: string;
  /** Ids of the Market Pulses that were chosen; null before the visitor was asked. */
  pulses: readonly string[] | null;
  /** A call is under way. */
  isPending: boolean;
  failure: LoginFailure | null;
  notice: LoginNotice | null;
}

/** What happened: the visitor chose, or an answer came. */
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

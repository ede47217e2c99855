import type { ActionContext } from './actions/action.ts';
import { CognitoError } from './cognitoError.ts';
import { preSignUpError } from './preSignUpError.ts';

/** Printable ASCII only, which PostgreSQL and JavaScript lower-case identically. */
const emailPattern = /^(?=[\x21-\x7e]+$)[^@]+@[^@]+\.[^@]+$/;
/** The maximum length of an email address (RFC 5321 §4.5.3.1.3). */
const maxEmailLength = 254;

/** Validates an email before it is assigned to a user. @throws CognitoError */
export function requireEmailAddress(email: string, { isAdmitted }: Pick<ActionContext, 'isAdmitted'>): void {
  if (!emailPattern.test(email) || email.length > maxEmailLength) {
    throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  }
  if (!isAdmitted(email)) throw preSignUpError('You can’t use this email address.');
}

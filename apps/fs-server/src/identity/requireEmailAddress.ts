import type { ActionContext } from './actions/action.ts';
import { CognitoError } from './cognitoError.ts';
import { refusedByCheck } from './refusedByCheck.ts';

/** Printable ASCII: two spellings that PostgreSQL and we would lower-case differently cannot arise. */
const emailPattern = /^(?=[\x21-\x7e]+$)[^@]+@[^@]+\.[^@]+$/;
/** The longest address that mail can reach (RFC 5321 §4.5.3.1.3). */
const longestEmail = 254;

/** Holds an address that is to become somebody's to our rules. @throws CognitoError */
export function requireEmailAddress(email: string, { admits }: Pick<ActionContext, 'admits'>): void {
  if (!emailPattern.test(email) || email.length > longestEmail) {
    throw new CognitoError('InvalidParameterException', 'Username should be an email.');
  }
  if (!admits(email)) throw refusedByCheck('This address cannot be used here.');
}

import { readEmail } from '../values/emailAddress.ts';
import { invalid } from './failures.ts';

/** Normalizes an email for storage. @throws HttpFailure 400 */
export function parseEmail(text: string): string {
  const email = readEmail(text);
  if (email === null) throw invalid('Enter a valid email address');
  return email;
}

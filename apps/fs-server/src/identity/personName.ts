import { type IdentityFailure, limits } from '@fs/api-contract';
import { preSignUpError } from './preSignUpError.ts';

/** Letters of any script, and the characters that accounts §5 lists (decision AMB-104). */
const allowed = /^[\p{L}\p{M}._^+*&%$#!~@,-]*$/u;

/** Returns the specification's message for an invalid first or last name; null when it is valid. */
export function findPersonNameProblem(name: string): IdentityFailure | null {
  if ([...name].length < limits.personName) return `Must be min of length ${limits.personName}`;
  return allowed.test(name) ? null : 'Only alphabet is allowed!';
}

/** @throws CognitoError with the specification's message */
export function requirePersonName(name: string): void {
  const problem = findPersonNameProblem(name);
  if (problem) throw preSignUpError(problem);
}

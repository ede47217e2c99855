import { limits } from '@fs/api-contract';
import { refusedByCheck } from './refusedByCheck.ts';

/** Letters of any script and the marks that accounts §5 lists (decision AMB-104). */
const allowed = /^[\p{L}\p{M}._^+*&%$#!~@,-]*$/u;

/** What is wrong with a first or last name, in the specification's words; null when nothing is. */
export function personNameProblem(name: string): string | null {
  if ([...name].length < limits.personName) return `Must be min of length ${limits.personName}`;
  return allowed.test(name) ? null : 'Only alphabet is allowed!';
}

/** @throws CognitoError with the specification's words */
export function requirePersonName(name: string): void {
  const problem = personNameProblem(name);
  if (problem) throw refusedByCheck(problem);
}

import { limits } from '@fs/api-contract';

/** Characters allowed by accounts §5. Letters of any script with their combining marks (AMB-104). */
const nameCharacters = /^[\p{L}\p{M}._^+*&%$#!~@,-]+$/u;

/** Returns what is wrong with a trimmed first or last name, or null. */
export function nameProblem(text: string): 'missing' | 'short' | 'letters' | null {
  const name = text.trim();
  if (name === '') return 'missing';
  if ([...name].length < limits.personName) return 'short';
  return nameCharacters.test(name) ? null : 'letters';
}

export function emailProblem(text: string): 'missing' | 'invalid' | null {
  const email = text.trim();
  if (email === '') return 'missing';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? null : 'invalid';
}

export function passwordProblem(password: string): 'missing' | 'short' | null {
  if (password === '') return 'missing';
  return [...password].length < limits.passwordLength ? 'short' : null;
}

export function repeatProblem({ password, repeated }: { password: string; repeated: string }) {
  if (repeated === '') return 'missing';
  return repeated === password ? null : 'different';
}

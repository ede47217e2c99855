import { limits } from '@fs/api-contract';

/** The characters that accounts §5 lists; letters are those of any script, with the marks they carry (AMB-104). */
const nameCharacters = /^[\p{L}\p{M}._^+*&%$#!~@,-]+$/u;

/** What is wrong with a first or last name; null when nothing is. Spaces around it do not count. */
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

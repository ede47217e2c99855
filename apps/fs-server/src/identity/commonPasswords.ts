import { limits } from '@fs/api-contract';

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Lazy-loads the list of about fifty thousand words at the first chosen password. Most words are too short to be
 * allowed anyway.
 */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= limits.passwordLength));
}

/** Whether a password is on the list of common passwords that attackers try first (NIST SP 800-63B §3.1.1.2). */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  common ??= load();
  const word = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email.split('@');
  // The email itself, its local part, and one repeated character are just as easy to guess.
  return word === email || word === name || new Set(word).size === 1 || (await common).has(word);
}

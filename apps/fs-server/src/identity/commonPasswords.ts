import { limits } from '@fs/api-contract';

let common: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first password that is chosen: some fifty thousand words, most of them shorter than ours may be. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= limits.passwordLength));
}

/** Whether a password is among those that are tried first by whoever guesses (NIST SP 800-63B §3.1.1.2). */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  common ??= load();
  const word = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email.split('@');
  // Nothing but the own address, or one character all along, is guessed as soon as any word.
  return word === email || word === name || new Set(word).size === 1 || (await common).has(word);
}

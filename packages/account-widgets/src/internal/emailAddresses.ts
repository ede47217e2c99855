import { emailProblem } from '../login/loginRules.ts';
import { normalizeEmail } from '../login/normalizeEmail.ts';

export interface EmailAddresses {
  /** In lower case, each once. Invalid ones stay, so that they can be reported. */
  addresses: string[];
  duplicates: number;
}

/**
 * Splits typed and pasted entries at commas, semicolons, bars, spaces and lines. An entry may have names, as mail programs
 * copy them: `"Okafor, Ada" <ada@foresight.example>`.
 */
export function readAddresses(entries: readonly string[]): EmailAddresses {
  const words = entries.flatMap((entry) => entry.split(/[;|\r\n]|,(?=(?:[^"]*"[^"]*")*[^"]*$)/).flatMap(readPart));
  const known = words.map((word) => normalizeEmail(word).replace(/^(mailto:|["'(])+|["')]+$/g, ''));
  const typed = known.filter((word) => word !== '');
  const addresses = [...new Set(typed)];
  return { addresses, duplicates: typed.length - addresses.length };
}

/** Beside an address in angle brackets, words without @ are its name. */
function readPart(part: string): string[] {
  const words = part.split(/[\s,<>]+/);
  return /<[^<>]+>/.test(part) ? words.filter((word) => word.includes('@')) : words;
}

/** The first address that is not valid. */
export function findInvalid(addresses: readonly string[]): string | undefined {
  return addresses.find((address) => emailProblem(address) !== null);
}

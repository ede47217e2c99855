import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface PasswordCost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's first recommended configuration of argon2id (Password Storage Cheat Sheet). */
export const recommendedCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
let cost = recommendedCost;
const saltBytes = 16;
const tagBytes = 32;

const derive = promisify(argon2);

/**
 * Changes the cost of hashes from now on, and returns a function that restores it. For tests, most of which log in
 * without being about passwords.
 */
export function setPasswordCost(changed: PasswordCost): () => void {
  const earlier = cost;
  cost = changed;
  return () => {
    cost = earlier;
  };
}

/** Hashes a new password. The result is a PHC string, which contains salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await deriveTag(password, salt, tagBytes, cost);
  return `${prefix(cost)}${encodeBase64(salt)}$${encodeBase64(tag)}`;
}

/**
 * Compares a password with a stored hash. A null hash (no such user, or one without a password) takes the same time and
 * returns false, so that timing reveals nothing.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  if (hash === null) {
    await deriveTag(password, randomBytes(saltBytes), tagBytes, cost);
    return false;
  }
  const { salt, tag, ...stored } = parseHash(hash);
  return timingSafeEqual(await deriveTag(password, salt, tag.length, stored), tag);
}

/**
 * Whether the hash was created with other cost parameters, so that it should be replaced while the password is
 * available.
 */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(prefix(cost));
}

function deriveTag(password: string, salt: Buffer, tagLength: number, { memory, passes, parallelism }: PasswordCost) {
  // Keyboards compose accents differently. NFKC normalizes the result (NIST SP 800-63B §3.1.1.2).
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce: salt, tagLength, memory, passes, parallelism });
}

function prefix({ memory, passes, parallelism }: PasswordCost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

const phc = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[A-Za-z0-9+/]+)\$(?<tag>[A-Za-z0-9+/]+)$/;

function parseHash(hash: string): PasswordCost & { salt: Buffer; tag: Buffer } {
  const { m, t, p, salt, tag } = phc.exec(hash)?.groups ?? {};
  if (!m || !t || !p || !salt || !tag) throw new Error('A stored password hash is no argon2id PHC string');
  return {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** PHC strings use base64 without padding. */
function encodeBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

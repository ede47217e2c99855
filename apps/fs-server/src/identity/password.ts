import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's first recommendation for argon2id (Password Storage Cheat Sheet). */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagBytes = 32;

const derive = promisify(argon2);

/** Hashes a new password. The result is a PHC string: it carries its own salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await deriveTag(password, salt, tagBytes, cost);
  return `${prefix(cost)}${encode(salt)}$${encode(tag)}`;
}

/**
 * Compares a password with a stored hash. Without a hash (no such user, or one who has no password here) the work
 * is the same and the answer is false, so that the time taken tells nothing.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  if (hash === null) {
    await deriveTag(password, randomBytes(saltBytes), tagBytes, cost);
    return false;
  }
  const { salt, tag, ...stored } = parse(hash);
  return timingSafeEqual(await deriveTag(password, salt, tag.length, stored), tag);
}

/** True when the hash was made at another cost than today's: hash again while the password is at hand. */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(prefix(cost));
}

function deriveTag(password: string, salt: Buffer, tagLength: number, { memory, passes, parallelism }: Cost) {
  // Keyboards differ in how they compose accents; NFKC makes them agree (NIST SP 800-63B §3.1.1.2).
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce: salt, tagLength, memory, passes, parallelism });
}

function prefix({ memory, passes, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
}

const phc = /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[A-Za-z0-9+/]+)\$(?<tag>[A-Za-z0-9+/]+)$/;

function parse(hash: string): Cost & { salt: Buffer; tag: Buffer } {
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
function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

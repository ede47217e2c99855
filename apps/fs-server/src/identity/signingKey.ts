import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';

export const signingAlgorithm = 'RS256';

/** Names of the files of keys: the first, and those that replace it from a time on, in milliseconds. */
export const keyFileFormat = /^signing-key(?:-\d{13})?\.pem$/;

export interface SigningKey {
  privateKey: KeyObject;
  /** With `kid`, the key's RFC 7638 thumbprint, which is stable for the same key. */
  publicJwk: JWK & { kid: string };
}

/**
 * Loads the key that signs our tokens, and creates it on first use. Only the server's own user may read it. RS256,
 * because clients and gateways for Amazon Cognito expect it.
 * @param folder Created with mode 0700. Processes that share a database must share the folder, or its keys (`shareKeys`).
 */
export async function loadSigningKey(folder: string): Promise<SigningKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = path.join(folder, 'signing-key.pem');
  const pem = (await readIfExists(file)) ?? (await createKeyFile(folder, file));
  return readSigningKey(pem);
}

/** Reads a key from its PEM text. */
export async function readSigningKey(pem: string): Promise<SigningKey> {
  const privateKey = createPrivateKey(pem);
  const publicJwk = await exportJWK(createPublicKey(pem));
  const kid = await calculateJwkThumbprint(publicJwk);
  return { privateKey, publicJwk: { ...publicJwk, kid, alg: signingAlgorithm, use: 'sig' } };
}

/**
 * Derives an independent secret for one purpose, so that only the keys need to be backed up. Always from the first
 * signing key, which therefore stays after newer ones sign the tokens.
 */
export function deriveKey(signingKey: KeyObject, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', signingKey.export({ type: 'pkcs8', format: 'der' }), '', purpose, 32));
}

/** Creates a key and stores it in `file`, unless that exists. @returns the PEM text of the file */
export async function createKeyFile(folder: string, file: string): Promise<string> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { modulusLength: 2048, extractable: true });
  return writeKeyFile(folder, file, await exportPKCS8(privateKey));
}

/** Stores a key in `file`, which only the server's own user may read, unless that exists. @returns the PEM text of the file */
export async function writeKeyFile(folder: string, file: string, pem: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, `${randomUUID()}.tmp`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(pem);
    await handle.sync();
  } finally {
    await handle.close();
  }
  // Unlike a rename, a link never replaces a file. Two processes that start at once both use the key of the first.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}

async function readIfExists(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

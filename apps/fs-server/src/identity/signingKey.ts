import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';

export const signingAlgorithm = 'RS256';

export interface SigningKey {
  privateKey: KeyObject;
  /** With `kid`, the key's RFC 7638 thumbprint, so that the same key is always named the same. */
  publicJwk: JWK & { kid: string };
}

/**
 * Reads the key that signs our tokens, and makes it the first time. Only the server's own user may read it.
 * RS256, because that is what every client and gateway made for Amazon Cognito expects.
 * @param folder made with mode 0700; processes that share a database must share it too.
 */
export async function loadSigningKey(folder: string): Promise<SigningKey> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const file = path.join(folder, 'signing-key.pem');
  const pem = (await readIfThere(file)) ?? (await makeKey(folder, file));
  const privateKey = createPrivateKey(pem);
  const publicJwk = await exportJWK(createPublicKey(pem));
  const kid = await calculateJwkThumbprint(publicJwk);
  return { privateKey, publicJwk: { ...publicJwk, kid, alg: signingAlgorithm, use: 'sig' } };
}

/** A secret for one purpose, so that one file holds all that must be kept: who has one cannot tell another. */
export function deriveKey(signingKey: KeyObject, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', signingKey.export({ type: 'pkcs8', format: 'der' }), '', purpose, 32));
}

async function makeKey(folder: string, file: string): Promise<string> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { modulusLength: 2048, extractable: true });
  const draft = path.join(folder, `${randomUUID()}.tmp`);
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(await exportPKCS8(privateKey));
    await handle.sync();
  } finally {
    await handle.close();
  }
  // Unlike a rename, a link never replaces: of two processes that start at once, both use the first one's key.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

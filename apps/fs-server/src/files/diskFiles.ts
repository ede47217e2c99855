import { randomUUID, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSigningKey } from '../identity/signingKey.ts';
import { type FileDisk, filesPath, type UploadClaims } from './fileDisk.ts';
import { createFileKey, createFileSigner, isFileKey } from './fileKeys.ts';
import { registerFileRoutes } from './fileRoutes.ts';
import type { ByteRange, Files } from './files.ts';

/** How long an upload URL is valid. */
const uploadLifetimeMs = 10 * 60_000;

interface DiskOptions {
  /** Files are stored in its folder `files`. */
  dataDir: string;
  now?: () => number;
}

/** Stores files in the data folder, and signs upload URLs. */
export async function createDiskFiles({ dataDir, now = Date.now }: DiskOptions): Promise<Files> {
  const folder = path.join(dataDir, 'files');
  const { privateKey } = await loadSigningKey(path.join(dataDir, 'keys'));
  const { sign, ownerFolder } = createFileSigner(privateKey);
  const signatureOf = ({ key, type, size, expires }: UploadClaims) => sign('upload', [key, type, size, expires]);
  const disk: FileDisk = {
    folder,
    isSigned: (claims, signature) => {
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(claims);
      return given.length === expected.length && timingSafeEqual(given, expected) && now() < claims.expires;
    },
    write: (key, bytes) => writeOnce(path.join(folder, key), bytes),
  };
  return {
    ownerFolder,
    sign,
    uploadTarget: async ({ folder: owner, type, size }) => {
      const claims = { key: createFileKey(owner, type), type, size, expires: now() + uploadLifetimeMs };
      const query = new URLSearchParams({
        type,
        size: String(size),
        expires: String(claims.expires),
        signature: signatureOf(claims).toString('base64url'),
      });
      return { url: `${filesPath}/${claims.key}?${query}`, headers: { 'content-type': type }, key: claims.key };
    },
    list: async (owner) => {
      const names = await readdir(path.join(folder, owner)).catch(() => []);
      return names.map((name) => `${owner}/${name}`).filter(isFileKey);
    },
    read: async (key, range) => {
      if (!isFileKey(key)) return null;
      const file = path.join(folder, key);
      return (range ? readPart(file, range) : readFile(file)).catch(() => null);
    },
    write: async ({ folder: owner, type, name }, bytes) => {
      const key = createFileKey(owner, type, name);
      await writeOnce(path.join(folder, key), bytes);
      return key;
    },
    remove: async (key) => {
      if (isFileKey(key)) await rm(path.join(folder, key), { force: true });
    },
    urlOf: (key) => `${filesPath}/${key}`,
    origins: [],
    register: (app) => registerFileRoutes(app, disk),
  };
}

async function writeOnce(file: string, bytes: Buffer): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, bytes, { mode: 0o600, flush: true });
  try {
    // Unlike a rename, a link never replaces a file.
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readPart(file: string, { start, end }: ByteRange): Promise<Buffer> {
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc(end - start + 1);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

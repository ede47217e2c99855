import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { createKeyFile, loadSigningKey, readSigningKey, type SigningKey } from './signingKey.ts';
import { tokenLifetimeSeconds } from './tokens.ts';

const minute = 60_000;

/** How often a server looks for new keys. */
const reloadMs = minute / 2;

/** How long a new key waits before it signs, so that every server that shares the folder knows it by then. */
export const activationMs = 2 * minute;

/** How long a replaced key is accepted: until the tokens that it signed have expired. */
const overlapMs = tokenLifetimeSeconds * 1000 + 5 * minute;

interface RingKey {
  key: SigningKey;
  /** When the key begins to sign. */
  from: number;
}

/** The keys that sign tokens. Each replaces the one before; tokens of the earlier one stay valid until they expire. */
export interface KeyRing {
  /** The first key, from which other secrets are derived. */
  root: SigningKey;
  signer(): SigningKey;
  jwks(): JSONWebKeySet;
  findKey: JWTVerifyGetKey;
  /** Reads new keys from the folder. */
  reload(): Promise<void>;
  close(): void;
}

/** Opens the keys of a folder, and follows changes. */
export async function openKeyRing(folder: string, now: () => Date): Promise<KeyRing> {
  const root = await loadSigningKey(folder);
  let ring = await readRing(folder, root);
  /** The place of the key that signs. The first one always may. */
  const place = () => ring.findLastIndex(({ from }) => from <= now().getTime());
  const accepted = () => {
    const time = now().getTime();
    return ring.filter((_key, index) => time < (ring[index + 1]?.from ?? Number.POSITIVE_INFINITY) + overlapMs);
  };
  const jwks = () => ({ keys: accepted().map(({ key }) => key.publicJwk) });
  let known: { ids: string; findKey: JWTVerifyGetKey } | null = null;
  /** A set imports each of its keys when it is first used, so it is kept until the accepted keys change. */
  const findKeys = () => {
    const set = jwks();
    const ids = set.keys.map(({ kid }) => kid).join(' ');
    if (known?.ids !== ids) known = { ids, findKey: createLocalJWKSet(set) };
    return known.findKey;
  };
  const reload = async () => {
    ring = await readRing(folder, root);
  };
  // A folder that cannot be read now is read again later; until then the known keys are used.
  const timer = setInterval(() => void reload().catch(() => undefined), reloadMs);
  timer.unref();
  return {
    root,
    signer: () => ring[place()]?.key ?? root,
    jwks,
    findKey: (header, token) => findKeys()(header, token),
    reload,
    close: () => clearInterval(timer),
  };
}

/** Adds a key, which signs all new tokens from the returned time on. Nobody is logged out. */
export async function addSigningKey(folder: string, now: Date): Promise<Date> {
  await loadSigningKey(folder);
  const from = now.getTime() + activationMs;
  await createKeyFile(folder, path.join(folder, `signing-key-${from}.pem`));
  return new Date(from);
}

/** The keys' ids and when each begins to sign, oldest first. */
export async function listSigningKeys(folder: string): Promise<{ id: string; from: Date | null }[]> {
  const ring = await readRing(folder, await loadSigningKey(folder));
  return ring.map(({ key, from }) => ({ id: key.publicJwk.kid, from: from === 0 ? null : new Date(from) }));
}

async function readRing(folder: string, root: SigningKey): Promise<RingKey[]> {
  const names = (await readdir(folder))
    .map((name) => /^signing-key-(\d{13})\.pem$/.exec(name))
    .filter((name) => !!name);
  const later = await Promise.all(
    names.map(async ([name, from]) => ({
      key: await readSigningKey(await readFile(path.join(folder, name), 'utf8')),
      from: Number(from),
    })),
  );
  return [{ key: root, from: 0 }, ...later.toSorted((one, other) => one.from - other.from)];
}

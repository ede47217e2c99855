import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../../testing/postgresServer.ts';
import { copyMigratedDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase } from '../database.ts';

/** A place for one database that can be opened again and again. */
export interface Store {
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** A kind of database that the contract is held to; without `makeStore`, why it could not be here. */
export interface StoreKind {
  name: string;
  sharing: 'one process' | 'many processes';
  makeStore: (() => Promise<Store>) | null;
  reason: string;
  stop(): Promise<void>;
}

async function makeEmbeddedStore(content: 'nothing' | 'tables'): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-contract-'));
  if (content === 'tables') await copyMigratedDatabase(dataDir);
  return {
    open: () => openDatabase({ dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/**
 * The embedded database, and a real PostgreSQL where its programs are installed.
 * @param content What there is before the first `open`, which brings the tables where they are not: `tables` saves the
 * embedded database seconds.
 */
export async function startStoreKinds(content: 'nothing' | 'tables' = 'tables'): Promise<StoreKind[]> {
  const embedded: StoreKind = {
    name: 'PGlite',
    sharing: 'one process',
    makeStore: () => makeEmbeddedStore(content),
    reason: '',
    stop: async () => undefined,
  };
  const postgres = { name: 'PostgreSQL', sharing: 'many processes' } as const;
  const found = await startPostgresServer();
  if (found.server === null) {
    return [embedded, { ...postgres, makeStore: null, reason: found.reason, stop: async () => undefined }];
  }
  const { server } = found;
  const makeStore = async () => {
    const url = await server.createDatabase();
    return { open: () => openDatabase({ url, dataDir: '' }), remove: async () => undefined };
  };
  return [embedded, { ...postgres, makeStore, reason: '', stop: server.stop }];
}

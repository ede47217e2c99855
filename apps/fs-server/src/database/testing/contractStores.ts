import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../../testing/postgresServer.ts';
import { copyMigratedDatabase, openTestDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase } from '../database.ts';

/** A database that a test can open repeatedly. */
export interface Store {
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** The content of a store before it is first opened. `open` creates missing tables. */
type StoreContent = 'nothing' | 'tables';

/** A kind of database that the conformance tests cover. If it is unavailable, `reason` says why. */
export interface StoreKind {
  name: string;
  sharing: 'one process' | 'many processes';
  createStore: ((content: StoreContent) => Promise<Store>) | null;
  /** Opens an empty, migrated database that is deleted on `close`, for tests that open it once. */
  openDatabase: (() => Promise<Database>) | null;
  reason: string;
  stop(): Promise<void>;
}

async function createEmbeddedStore(content: StoreContent): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-contract-'));
  // Copying saves seconds on the embedded database.
  if (content === 'tables') await copyMigratedDatabase(dataDir);
  return {
    open: () => openDatabase({ dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Starts the embedded database, and a real PostgreSQL where it is installed. */
export async function startStoreKinds(): Promise<StoreKind[]> {
  const embedded: StoreKind = {
    name: 'PGlite',
    sharing: 'one process',
    createStore: createEmbeddedStore,
    openDatabase: openTestDatabase,
    reason: '',
    stop: async () => undefined,
  };
  const postgres = { name: 'PostgreSQL', sharing: 'many processes' } as const;
  const found = await startPostgresServer();
  if (found.server === null) {
    const missing = { createStore: null, openDatabase: null, reason: found.reason, stop: async () => undefined };
    return [embedded, { ...postgres, ...missing }];
  }
  const { server } = found;
  const createStore = async (): Promise<Store> => {
    const url = await server.createDatabase();
    return { open: () => openDatabase({ url, dataDir: '' }), remove: async () => undefined };
  };
  const openNew = async () => (await createStore()).open();
  return [embedded, { ...postgres, createStore, openDatabase: openNew, reason: '', stop: server.stop }];
}

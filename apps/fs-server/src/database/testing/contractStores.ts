import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../../testing/postgresServer.ts';
import { copyMigratedDatabase, openTestDatabase } from '../../testing/testDatabase.ts';
import { type Database, openDatabase } from '../database.ts';

/** A place for one database that can be opened again and again. */
export interface Store {
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** What there is before the first `open` of a store, which makes the tables where they are not. */
type StoreContent = 'nothing' | 'tables';

/** A kind of database that the contract is held to; without the two that make one, why it could not be here. */
export interface StoreKind {
  name: string;
  sharing: 'one process' | 'many processes';
  makeStore: ((content: StoreContent) => Promise<Store>) | null;
  /** One for a test that opens it but once: migrated and empty, and gone after `close`. */
  openDatabase: (() => Promise<Database>) | null;
  reason: string;
  stop(): Promise<void>;
}

async function makeEmbeddedStore(content: StoreContent): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-contract-'));
  // Saves the embedded database seconds.
  if (content === 'tables') await copyMigratedDatabase(dataDir);
  return {
    open: () => openDatabase({ dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** The embedded database, and a real PostgreSQL where its programs are installed. */
export async function startStoreKinds(): Promise<StoreKind[]> {
  const embedded: StoreKind = {
    name: 'PGlite',
    sharing: 'one process',
    makeStore: makeEmbeddedStore,
    openDatabase: openTestDatabase,
    reason: '',
    stop: async () => undefined,
  };
  const postgres = { name: 'PostgreSQL', sharing: 'many processes' } as const;
  const found = await startPostgresServer();
  if (found.server === null) {
    const missing = { makeStore: null, openDatabase: null, reason: found.reason, stop: async () => undefined };
    return [embedded, { ...postgres, ...missing }];
  }
  const { server } = found;
  const makeStore = async (): Promise<Store> => {
    const url = await server.createDatabase();
    return { open: () => openDatabase({ url, dataDir: '' }), remove: async () => undefined };
  };
  const openNew = async () => (await makeStore()).open();
  return [embedded, { ...postgres, makeStore, openDatabase: openNew, reason: '', stop: server.stop }];
}

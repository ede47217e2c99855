import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
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

/** A kind of database, for the tests of `describeStores`. */
export interface StoreKind {
  sharing: 'one process' | 'many processes';
  createStore: (content: StoreContent) => Promise<Store>;
  /** Opens an empty, migrated database that is deleted on `close`, for tests that open it once. */
  openDatabase: () => Promise<Database>;
  /** Creates an empty database and returns its connection URL. `null` where a database has no URL. */
  createUrl: (() => Promise<string>) | null;
}

/**
 * Runs tests on the embedded database, and on a real PostgreSQL where it is installed; elsewhere, one skipped test says
 * why.
 */
export async function describeStores(runTests: (kind: StoreKind) => void): Promise<void> {
  describe('on PGlite', () => {
    runTests({
      sharing: 'one process',
      createStore: createEmbeddedStore,
      openDatabase: openTestDatabase,
      createUrl: null,
    });
  });
  const found = await startPostgresServer();
  describe('on PostgreSQL', () => {
    if (found.server === null) {
      test.skip(`nothing was checked: ${found.reason}`);
      return;
    }
    const { server } = found;
    // Hooks run in reverse order: the tests' own close their databases first.
    afterAll(server.stop);
    const createUrl = () => server.createDatabase();
    const createStore = async (): Promise<Store> => {
      const url = await createUrl();
      return { open: () => openDatabase({ url, dataDir: '' }), remove: async () => undefined };
    };
    const openNew = async () => (await createStore()).open();
    runTests({ sharing: 'many processes', createStore, openDatabase: openNew, createUrl });
  });
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

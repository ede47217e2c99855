import { type Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { boundPool, type PoolBounds } from './boundedPool.ts';
import type { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { restoreIndexes } from './deferredIndexes.ts';
import { listenToPostgres } from './listenToPostgres.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { claimFolder } from './pgliteFolder.ts';
import { openPostgres, postgresConnections } from './postgres.ts';
import { RetryingKysely } from './RetryingKysely.ts';
import type { Tables } from './tables.ts';
import { startVacuumSchedule } from './vacuumSchedule.ts';

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly kysely: Kysely<Tables>;
  /** For example `PostgreSQL 15.14` or `PostgreSQL 18.6 (PGlite 0.5.16)`. */
  version(): Promise<string>;
  /** Resolves when the embedded database has stopped unexpectedly, which requires a restart of the process. */
  readonly loss: Promise<DatabaseUnavailable>;
  /** Calls back for each query that takes longer than `ms`, with its text and without its parameters. */
  onSlowQuery(ms: number, report: (query: { sql: string; milliseconds: number }) => void): void;
  /**
   * Calls back when a process sends a notification of this name, and when some may have been missed. Returns a function
   * that stops it. The embedded database, which has one process, never calls.
   */
  listen(name: string, onNotify: () => void): () => Promise<void>;
  /** Waits for running queries, then closes all connections. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** URL of a PostgreSQL server. Without it, the embedded database is used. */
  url?: string | undefined;
  /** The data folder. The embedded database uses its subfolder `database`; a PostgreSQL server does not need it. */
  dataDir: string;
}

/**
 * Opens the database and migrates its schema.
 * @throws DatabaseUnavailable with a sentence for the operator.
 */
export function openDatabase({ url, dataDir }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openEmbedded(dataDir) : openServer(url);
}

async function openServer(url: string): Promise<Database> {
  const pool = await openPostgres(url);
  // A server can come back, so a lost connection only fails its own queries.
  return openStore('postgres', {
    pool,
    loss: new Promise(() => undefined),
    listen: (name, onNotify) => listenToPostgres(url, name, onNotify),
    close: async () => undefined,
  });
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const folder = await claimFolder(dataDir);
  try {
    const database = await openStore('pglite', await openPglite(folder.path));
    await folder.markComplete();
    const stopVacuum = startVacuumSchedule(database.kysely);
    return {
      ...database,
      close: async () => {
        stopVacuum();
        await database.close().finally(folder.release);
      },
    };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

/** A connected database. */
interface ConnectedStore {
  pool: PostgresPool;
  loss: Database['loss'];
  /** @default never calls back */
  listen?: Database['listen'];
  /** Called after the pool has ended. */
  close(): Promise<void>;
}

/** Enough to recognize a query. */
const maxLoggedSql = 2000;

/** Limits on the database work of one server's requests. */
const bounds: Record<Database['kind'], PoolBounds> = {
  pglite: { connections: 1, waiting: 200, waitMs: 20_000, statementMs: null },
  postgres: { connections: postgresConnections, waiting: 200, waitMs: 20_000, statementMs: 20_000 },
};

/** Migrates a connected database. */
export async function openStore(
  kind: Database['kind'],
  { pool, loss, listen = listenToNothing, close: closeStore }: ConnectedStore,
): Promise<Database> {
  const slow = {
    ms: Number.POSITIVE_INFINITY,
    report: (_query: { sql: string; milliseconds: number }): void => undefined,
  };
  const kysely = new RetryingKysely<Tables>({
    dialect: new PostgresDialect({ pool: boundPool(pool, bounds[kind]) }),
    log: ({ query, queryDurationMillis }) => {
      if (queryDurationMillis < slow.ms) return;
      slow.report({
        sql: query.sql.replace(/\s+/g, ' ').slice(0, maxLoggedSql),
        milliseconds: Math.round(queryDurationMillis),
      });
    },
  });
  const close = async () => {
    await kysely.destroy();
    await closeStore();
  };
  try {
    await restoreIndexes(kysely);
    await migrate(kysely);
  } catch (error) {
    await close();
    throw error;
  }
  const onSlowQuery: Database['onSlowQuery'] = (ms, report) => void Object.assign(slow, { ms, report });
  return { kind, kysely, version: () => readVersion(kysely), loss, listen, onSlowQuery, close };
}

const listenToNothing: Database['listen'] = () => async () => undefined;

async function readVersion(kysely: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version()`.execute(kysely);
  const text = rows[0]?.version ?? '';
  return /^PostgreSQL \S+(?: \(PGlite [^)]+\))?/.exec(text)?.[0] ?? text;
}

import { type Kysely, type LogEvent, PostgresDialect, type PostgresPool, sql } from 'kysely';
import { boundPool, type PoolBounds } from './boundedPool.ts';
import type { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { restoreIndexes } from './deferredIndexes.ts';
import { LastAnswer } from './LastAnswer.ts';
import { listenToPostgres } from './listenToPostgres.ts';
import { migrate } from './migrate.ts';
import { openReplica } from './openReplica.ts';
import { openPglite, pgliteConnections } from './pglite.ts';
import { claimFolder } from './pgliteFolder.ts';
import { createReplicaPool, openPostgres, postgresConnections } from './postgres.ts';
import { RetryingKysely } from './RetryingKysely.ts';
import type { ReplicaProblem } from './replica.ts';
import type { Tables } from './tables.ts';
import { startVacuumSchedule } from './vacuumSchedule.ts';

/** A query that has ended. */
export interface QueryReport {
  /** Its text without its parameters, on one line. */
  sql: string;
  milliseconds: number;
  /** The code of its error, or its name; null for none. */
  failure: string | null;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly kysely: Kysely<Tables>;
  /**
   * The same, for reads of one statement that may be up to `replicaSeconds` old: from the replica if there is one. Never
   * for rights, lists, accounts and messages.
   */
  readonly reads: Kysely<Tables>;
  /** Calls back when the replica is no longer used, with the reason, and when it is again. */
  onReplicaChange(report: (problem: ReplicaProblem) => void): void;
  /** For example `PostgreSQL 15.14` or `PostgreSQL 18.6 (PGlite 0.5.16)`. */
  version(): Promise<string>;
  /** Whether it has answered a query within the last second. A busy database would take longer to answer another. */
  hasJustAnswered(): boolean;
  /** Resolves when the embedded database has stopped unexpectedly, which requires a restart of the process. */
  readonly loss: Promise<DatabaseUnavailable>;
  /** Calls back for each query that takes at least `ms`. Returns a function that stops it. */
  onQuery(ms: number, report: (query: QueryReport) => void): () => void;
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
  /** URL of a replica of that server, which answers reads. It need not be reachable. */
  readUrl?: string | undefined;
  /** The data folder. The embedded database uses its subfolder `database`; a PostgreSQL server does not need it. */
  dataDir: string;
}

/**
 * Opens the database and migrates its schema.
 * @throws DatabaseUnavailable with a sentence for the operator.
 */
export function openDatabase({ url, readUrl, dataDir }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openEmbedded(dataDir) : openServer(url, readUrl);
}

async function openServer(url: string, readUrl: string | undefined): Promise<Database> {
  const pool = await openPostgres(url);
  // A server can come back, so a lost connection only fails its own queries.
  return openStore('postgres', {
    pool,
    ...(readUrl !== undefined && { replica: createReplicaPool(readUrl) }),
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
  replica?: PostgresPool;
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
  pglite: { connections: pgliteConnections, waiting: 200, waitMs: 20_000, statementMs: null },
  postgres: { connections: postgresConnections, waiting: 200, waitMs: 20_000, statementMs: 20_000 },
};

/** Migrates a connected database. */
export async function openStore(
  kind: Database['kind'],
  { pool, replica, loss, listen = listenToNothing, close: closeStore }: ConnectedStore,
): Promise<Database> {
  const watchers = new Set<{ ms: number; report: (query: QueryReport) => void }>();
  const lastAnswer = new LastAnswer();
  const log = (event: LogEvent) => {
    lastAnswer.note(event);
    const milliseconds = event.queryDurationMillis;
    const interested = [...watchers].filter(({ ms }) => milliseconds >= ms);
    if (interested.length === 0) return;
    const sql = event.query.sql.replace(/\s+/g, ' ').trim().slice(0, maxLoggedSql);
    const failure = event.level === 'error' ? failureOf(event.error) : null;
    for (const { report } of interested) report({ sql, milliseconds, failure });
  };
  const connect = (bounded: PostgresPool) =>
    new RetryingKysely<Tables>({ dialect: new PostgresDialect({ pool: bounded }), log });
  const primary = boundPool(pool, bounds[kind]);
  const kysely = connect(primary);
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
  const onQuery: Database['onQuery'] = (ms, report) => {
    const watcher = { ms, report };
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
  const hasJustAnswered = () => lastAnswer.isRecent;
  let knownVersion: string | null = null;
  const version = async () => {
    if (knownVersion === null || !hasJustAnswered()) knownVersion = await readVersion(kysely);
    return knownVersion;
  };
  const store = { kind, kysely, version, hasJustAnswered, loss, listen, onQuery };
  if (!replica) return { ...store, reads: kysely, onReplicaChange: () => undefined, close };
  const opened = await openReplica(kysely, { primary, pool: boundPool(replica, bounds[kind]), connect });
  return { ...store, ...opened, close: () => opened.close().finally(close) };
}

/** Drivers put row values into messages. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

const listenToNothing: Database['listen'] = () => async () => undefined;

async function readVersion(kysely: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version()`.execute(kysely);
  const text = rows[0]?.version ?? '';
  return /^PostgreSQL \S+(?: \(PGlite [^)]+\))?/.exec(text)?.[0] ?? text;
}

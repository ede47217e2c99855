import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableFolder } from './DurableFolder.ts';
import { describeDiskFailure } from './diskFailure.ts';
import { exchange } from './exchange.ts';
import { LeanPglite } from './LeanPglite.ts';
import type { PgliteReport, PgliteRequest, PgliteWorkerData } from './pgliteMessages.ts';
import { SharedSession } from './SharedSession.ts';

/**
 * PGlite's default start parameters, with fsync on (`-F` disables it) and a small write-ahead log. `random_page_cost`
 * is low, because the files are in memory or on an SSD; with PostgreSQL's default the planner scans whole tables
 * instead of using an index. `shared_buffers` is half of PostgreSQL's default, because the memory is allocated from the
 * start and never released.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=96MB', '-c', 'max_stack_depth=1MB'],
  ...['-c', 'random_page_cost=1.1', '-c', 'shared_buffers=64MB', '-c', 'maintenance_work_mem=32MB'],
];

const port = parentPort;
if (port === null) {
  throw new Error('pgliteWorker.ts runs as a worker thread only');
}

function report(message: PgliteReport): void {
  port?.postMessage(message);
}

/** PGlite's errors have kilobytes of minified source in their stack, so only the start of the message is sent. */
function reportFailure(error: unknown): void {
  const message = describeDiskFailure(error) ?? String(error instanceof Error ? error.message : error).slice(0, 300);
  report({ kind: 'failed', message });
}

/** Opens the folder, and verifies that a commit reaches the disk, because that depends on PGlite's internals. */
async function open(fs: DurableFolder): Promise<PGlite> {
  const database = new LeanPglite({ fs, extensions: { pg_trgm, unaccent }, startParams });
  await database.waitReady;
  const before = fs.logSyncs;
  await database.query(`select pg_logical_emit_message(true, 'foresight', 'a commit to be written through')`);
  if (fs.logSyncs === before) {
    throw new Error('a commit was not written through to the disk');
  }
  return database;
}

try {
  const { folder }: PgliteWorkerData = workerData;
  const database = await open(new DurableFolder(folder, reportFailure));
  const session = new SharedSession({
    exchange: (bytes) => exchange(database, bytes),
    respond: (connection, bytes) =>
      port.postMessage({ kind: 'bytes', connection, bytes } satisfies PgliteReport, [bytes.buffer]),
    onFailure: reportFailure,
  });
  port.on('message', (request: PgliteRequest) => {
    if (request.kind === 'bytes') {
      void session.receive(request);
    } else if (request.kind === 'ping') {
      report({ kind: 'pong', request: request.request, waiting: session.waiting });
    } else {
      database.close().then(() => report({ kind: 'closed' }), reportFailure);
    }
  });
  report({ kind: 'ready' });
} catch (error) {
  reportFailure(error);
}

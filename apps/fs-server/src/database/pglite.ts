import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { createPool } from './createPool.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { PlanKeepingClient } from './keptPlans.ts';
import { optimizeNewFunctions } from './optimizeNewFunctions.ts';
import { PgliteStream } from './PgliteStream.ts';
import type { PgliteReport, PgliteRequest, PgliteWorkerData } from './pgliteMessages.ts';
import { watchResponses } from './watchResponses.ts';

export interface PglitePool {
  /** Its connections take turns in PGlite's single session. */
  pool: pg.Pool;
  /** Resolves when the database stopped unexpectedly and is unusable. */
  loss: Promise<DatabaseUnavailable>;
  /** Flushes everything and ends the worker. Call it after the pool has ended. */
  close(): Promise<void>;
}

/** Two suffice to have the next request there when one has ended. */
export const pgliteConnections = 2;

/**
 * The stack is larger than PostgreSQL's own limit (max_stack_depth), so that deep nesting leads to PostgreSQL's clear
 * error. The JavaScript heap needs some 40 MB, since PostgreSQL's memory is outside of it; without a limit, garbage
 * would accumulate.
 */
const resourceLimits = { stackSizeMb: 32, maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 };

/**
 * Runs PostgreSQL in a worker thread of this process, because a query blocks its thread. pg's own client speaks
 * PostgreSQL's protocol to it, so that types, errors and transactions match a real server.
 * @throws DatabaseUnavailable when the folder cannot be opened.
 */
export async function openPglite(folder: string): Promise<PglitePool> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    await createFiles(folder);
  }
  return openFiles(folder);
}

/**
 * Creates the files in a thread of their own. Creating them calls PostgreSQL's parser before any other code could have
 * compiled it, and what a thread compiled ends with it.
 */
async function createFiles(folder: string): Promise<void> {
  optimizeNewFunctions(false);
  try {
    const { close } = await openFiles(folder);
    await close();
  } finally {
    optimizeNewFunctions(true);
  }
}

async function openFiles(folder: string): Promise<PglitePool> {
  const data: PgliteWorkerData = { folder };
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), {
    workerData: data,
    resourceLimits,
  });
  const streams = new Map<number, PgliteStream>();
  let connectionCount = 0;
  const ready = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<DatabaseUnavailable>();
  let failure: DatabaseUnavailable | null = null;
  let isClosing = false;

  const send = (request: PgliteRequest, transfer: readonly ArrayBuffer[] = []) => worker.postMessage(request, transfer);
  const watch = watchResponses({
    ping: (request) => send({ kind: 'ping', request }),
    onLost: (reason) => {
      fail(reason);
      void worker.terminate();
    },
  });
  const fail = (reason: string) => {
    watch.stop();
    failure ??= new DatabaseUnavailable(`The embedded database stopped: ${reason}.`);
    ready.reject(failure);
    closed.reject(failure);
    if (!isClosing) {
      lost.resolve(failure);
    }
    for (const stream of streams.values()) {
      stream.destroy(failure);
    }
  };
  // Nobody may be waiting for `closed`, so a rejection must not count as unhandled.
  closed.promise.catch(() => undefined);
  worker.on('message', (report: PgliteReport) => {
    if (report.kind === 'bytes') {
      watch.onResponse();
      streams.get(report.connection)?.push(report.bytes);
    } else if (report.kind === 'pong') {
      watch.onPong(report.request - report.waiting);
    } else if (report.kind === 'failed') {
      fail(report.message);
      void worker.terminate();
    } else {
      (report.kind === 'ready' ? ready : closed).resolve();
    }
  });
  worker.on('error', (error) => fail(error.message.slice(0, 300)));
  worker.on('exit', () => fail('its thread ended'));

  const connectStream = () => {
    connectionCount += 1;
    const connection = connectionCount;
    const stream = new PgliteStream((bytes) => {
      watch.onRequest();
      send({ kind: 'bytes', connection, bytes }, [bytes.buffer]);
    });
    streams.set(connection, stream);
    stream.once('close', () => streams.delete(connection));
    if (failure !== null) {
      stream.destroy(failure);
    }
    return stream;
  };
  const pool = createPool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: pgliteConnections,
    idleTimeoutMillis: 0,
    stream: connectStream,
    Client: PlanKeepingClient,
  });
  await ready.promise;
  return {
    pool,
    loss: lost.promise,
    close: async () => {
      isClosing = true;
      watch.stop();
      send({ kind: 'close' });
      await closed.promise;
      await worker.terminate();
    },
  };
}

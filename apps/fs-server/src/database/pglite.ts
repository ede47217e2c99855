import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { createPool } from './createPool.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { PgliteStream } from './PgliteStream.ts';
import type { PgliteReport, PgliteRequest, PgliteWorkerData } from './pgliteMessages.ts';
import { watchAnswers } from './watchAnswers.ts';

export interface PglitePool {
  /** One connection, handed on in the order of asking: PGlite has a single session. */
  pool: pg.Pool;
  /** Comes when the database has stopped though nobody closed it: nothing can be read or written any more. */
  loss: Promise<DatabaseUnavailable>;
  /** Writes everything out and ends the worker. Call it after the pool has ended. */
  close(): Promise<void>;
}

/**
 * The stack is beyond what PostgreSQL allows itself (max_stack_depth), so that deep nesting ends in its own clear error.
 * The heap is some 40 MB, since PostgreSQL's memory is outside of it: without a limit, garbage would wait for more.
 */
const resourceLimits = { stackSizeMb: 32, maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 256 };

/**
 * V8 would compile the hot functions of PostgreSQL again, for speed. For its parser alone that takes 600 MB, of which the
 * allocator keeps a part for good. Read when a module is compiled, and by nothing but WebAssembly.
 */
function keepBaselineCompiler(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}

/**
 * PostgreSQL inside this process, in a worker thread since a query blocks the thread it runs on. pg's own client talks
 * to it in PostgreSQL's protocol, so that types, errors and transactions are those of a real server.
 * @throws DatabaseUnavailable when the folder cannot be opened.
 */
export async function openPglite(folder: string): Promise<PglitePool> {
  keepBaselineCompiler();
  const data: PgliteWorkerData = { folder };
  const worker = new Worker(new URL('./pgliteWorker.ts', import.meta.url), {
    workerData: data,
    resourceLimits,
  });
  const streams = new Set<PgliteStream>();
  const ready = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<DatabaseUnavailable>();
  let failure: DatabaseUnavailable | null = null;
  let isClosing = false;

  const send = (request: PgliteRequest) => worker.postMessage(request);
  const watch = watchAnswers({
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
    for (const stream of streams) {
      stream.destroy(failure);
    }
  };
  // Whether anyone waits for the end is not known yet.
  closed.promise.catch(() => undefined);
  worker.on('message', (report: PgliteReport) => {
    if (report.kind === 'bytes') {
      watch.onAnswer();
      for (const stream of streams) {
        stream.push(report.bytes);
      }
    } else if (report.kind === 'pong') {
      watch.onPong(report.request);
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
    const stream = new PgliteStream((bytes) => {
      watch.onRequest();
      send({ kind: 'bytes', bytes });
    });
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    if (failure !== null) {
      stream.destroy(failure);
    }
    return stream;
  };
  const pool = createPool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    stream: connectStream,
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

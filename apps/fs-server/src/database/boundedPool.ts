import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { abandoned, unavailable } from '../http/failures.ts';
import { ConnectionQueue, type QueueBounds } from './ConnectionQueue.ts';
import { currentWork } from './requestWork.ts';

export interface PoolBounds extends QueueBounds {
  /** Size of the pool. */
  connections: number;
  /** Maximum duration of a request's statement; null where statements cannot be interrupted. */
  statementMs: number | null;
}

/**
 * Bounds the database work of requests. A waiting query is dropped when its client disconnects, and rejected with 503
 * when the queue is full, the wait is too long, or the statement runs too long. Work without a request (jobs, imports,
 * migrations, index builds) is not bounded.
 */
export function boundPool(pool: PostgresPool, { connections, statementMs, ...bounds }: PoolBounds): PostgresPool {
  const queue = new ConnectionQueue(connections, bounds);
  return {
    ...(pool.Client && { Client: pool.Client }),
    options: pool.options,
    connect: async () => {
      const work = currentWork();
      const giveBack = await queue.enter(work?.signal);
      try {
        const client = await pool.connect();
        const release = (isBroken?: boolean) => {
          client.release(isBroken as true);
          giveBack();
        };
        if (work?.signal.aborted) {
          release();
          throw abandoned();
        }
        const query =
          work && statementMs !== null ? withStatementTimeout(client, statementMs) : client.query.bind(client);
        return { query, release, processID: client.processID } as unknown as PostgresPoolClient;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

type Query = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>;

/**
 * Compiling a statement takes longer than most of them run, and one request that takes all cores delays the others.
 */
const forRequests = 'set local jit = off; set local max_parallel_workers_per_gather = 0';

/** PostgreSQL's code for an interrupted statement (query_canceled). */
const canceled = '57014';

/**
 * Runs each statement with PostgreSQL's statement timeout. The timeout is set per transaction, because a pooler such as
 * PgBouncer rejects it as a startup parameter, and shares session settings between clients.
 */
function withStatementTimeout(client: PostgresPoolClient, statementMs: number): Query {
  const run = client.query.bind(client) as unknown as Query;
  const begin = (sql: string) => run(`${sql}; set local statement_timeout = ${statementMs}; ${forRequests}`);
  let isInTransaction = false;

  async function runAlone(sql: string, parameters?: readonly unknown[]): Promise<unknown> {
    await begin('begin');
    try {
      const result = await run(sql, parameters);
      await run('commit');
      return result;
    } catch (error) {
      await run('rollback');
      throw error;
    }
  }

  return async (sql, parameters) => {
    try {
      if (/^(begin|start transaction)\b/.test(sql)) {
        isInTransaction = true;
        return await begin(sql);
      }
      if (/^(commit|rollback)$/.test(sql)) isInTransaction = false;
      else if (!isInTransaction) return await runAlone(sql, parameters);
      return await run(sql, parameters);
    } catch (error) {
      const isTimeout = error instanceof Error && 'code' in error && error.code === canceled;
      throw isTimeout ? unavailable(30, 'This took too long. Please ask for less, or try again later') : error;
    }
  };
}

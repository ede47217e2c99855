import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { abandoned, unavailable } from '../http/failures.ts';
import { ConnectionQueue, type QueueBounds } from './ConnectionQueue.ts';
import { currentWork } from './requestWork.ts';

export interface PoolBounds extends QueueBounds {
  /** Connections that the pool makes. */
  connections: number;
  /** Milliseconds that a statement of a request may run; null where none can be interrupted. */
  statementMs: number | null;
}

/**
 * Keeps no work that nobody waits for. What a request asks of the database is dropped while it waits when its caller
 * has gone, and refused with 503 when too many wait, it has waited too long, or a statement runs too long. What has no
 * caller (jobs, imports, migrations, index builds) waits and runs as long as it needs.
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
        const query = work && statementMs !== null ? timedQuery(client, statementMs) : client.query.bind(client);
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

/** PostgreSQL's code for a statement that was ended (query_canceled). */
const canceled = '57014';

/**
 * Runs each statement under a timeout that PostgreSQL itself keeps. It is set for the transaction alone: a pooler such
 * as PgBouncer refuses it at start-up, and hands what is set for a session on to others.
 */
function timedQuery(client: PostgresPoolClient, statementMs: number): Query {
  const run = client.query.bind(client) as unknown as Query;
  const begin = (sql: string) => run(`${sql}; set local statement_timeout = ${statementMs}`);
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

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { abandoned } from '../http/failures.ts';
import { ConnectionQueue, type QueueBounds } from './ConnectionQueue.ts';
import { createRequestSettings } from './requestSettings.ts';
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
  const settle = statementMs === null ? undefined : createRequestSettings(statementMs);
  return {
    ...(pool.Client && { Client: pool.Client }),
    options: pool.options,
    connect: async () => {
      const work = currentWork();
      const giveBack = await queue.enter(work?.signal);
      const client = await pool.connect().catch((error: unknown) => {
        giveBack();
        throw error;
      });
      const release = (isBroken = false) => {
        client.release(isBroken as true);
        giveBack();
      };
      if (work?.signal.aborted) {
        release();
        throw abandoned();
      }
      try {
        const query = (await settle?.(client, work ? 'request' : 'other')) ?? client.query.bind(client);
        return { query, release, processID: client.processID } as unknown as PostgresPoolClient;
      } catch (error) {
        release(true);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

import pg from 'pg';
import { columnParsers } from './columnParsers.ts';

/** Creates a pool that parses values with `columnParsers`, and survives lost connections. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, types: columnParsers });
  // A query on a lost connection rejects, and the pool opens another connection. The error is also emitted as an event
  // on the client and on the pool, and without listeners it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

import pg from 'pg';
import { columnParsers } from './columnParsers.ts';

/** A pool whose values are parsed our way and that outlives the loss of a connection. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, types: columnParsers });
  // Whoever runs a query on a lost connection is told by that query, and the pool makes another. The same news also
  // comes as events, of the client and of the pool: unheard, they would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

import type pg from 'pg';
import { createPool } from './createPool.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

const connectTimeoutMs = 5000;

/** Maximum number of connections of one server. */
export const postgresConnections = 10;

/**
 * Opens a connection pool to a PostgreSQL server.
 * @throws DatabaseUnavailable when the server does not respond or rejects the connection. The message names the server,
 * never a password.
 */
export async function openPostgres(url: string): Promise<pg.Pool> {
  const server = serverOf(url);
  const pool = createPool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    max: postgresConnections,
  });
  try {
    const client = await pool.connect();
    client.release();
    return pool;
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(`PostgreSQL at ${server} cannot be reached: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Requests wait for a replica that does not respond, and then ask the primary. */
const replicaTimeoutMs = 2000;

/** Creates a connection pool to a replica, which need not be reachable. */
export function createReplicaPool(url: string): pg.Pool {
  return createPool({
    connectionString: url,
    connectionTimeoutMillis: replicaTimeoutMs,
    max: postgresConnections,
  });
}

/** Host, port and database of the URL, without credentials. */
function serverOf(url: string): string {
  // pg allows a user without a host, with the socket's folder in the query; URLs do not.
  const parsed = URL.parse(url.replace('@/', '@localhost/'));
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnavailable('DATABASE_URL must be a PostgreSQL URL (postgres://…).');
  }
  const host = parsed.searchParams.get('host') ?? (parsed.host || 'localhost');
  return `${host}${parsed.pathname}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'no reason was given';
  }
  // When several addresses were tried, Node leaves the message empty.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

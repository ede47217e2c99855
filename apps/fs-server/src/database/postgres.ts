import type pg from 'pg';
import { createPool } from './createPool.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

const connectTimeoutMs = 5000;

/** Connections that one server makes at most. */
export const postgresConnections = 10;

/**
 * Connections to a PostgreSQL server.
 * @throws DatabaseUnavailable when it does not answer or refuses us; the message names the server, never a password.
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

/** Host, port and database of the URL, without who signs in and how. */
function serverOf(url: string): string {
  // pg allows a user without a host (the socket's folder then stands in the query); a URL does not.
  const parsed = URL.parse(url.replace('@/', '@localhost/'));
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseUnavailable('DATABASE_URL is not the address of a PostgreSQL database (postgres://…).');
  }
  const host = parsed.searchParams.get('host') ?? (parsed.host || 'localhost');
  return `${host}${parsed.pathname}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'no reason was given';
  }
  // With several addresses tried, Node leaves the message empty.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

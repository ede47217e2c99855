import type { PostgresPoolClient } from 'kysely';
import { unavailable } from '../http/failures.ts';
import { planName } from './keptPlans.ts';

type Query = (sql: string, parameters?: readonly unknown[]) => Promise<unknown>;

/** How a connection is used: by a request, or by jobs, imports and migrations. */
type Use = 'request' | 'other';

/** What is known of the session of a connection. */
interface Session {
  /** Whether no other client gets the session of the server between two statements. */
  isOurs: boolean;
  use: Use;
  /** Whether the tables are still as they were when statements were prepared. */
  keepsPlans: boolean;
}

/** PostgreSQL's code for an interrupted statement (query_canceled). */
const canceled = '57014';

/**
 * Runs the statements of requests with PostgreSQL's statement timeout, without compiling them, which takes longer than
 * most of them run, and without parallel workers, with which one request would delay the others.
 *
 * On a connection of our own, the settings are those of its session and change with its use. A pooler such as PgBouncer
 * shares sessions between clients and rejects the settings as startup parameters: there, they are set in a transaction
 * around each statement, which takes two further messages.
 */
export function createRequestSettings(statementMs: number): (client: PostgresPoolClient, use: Use) => Promise<Query> {
  const settings = [`statement_timeout = ${statementMs}`, 'jit = off', 'max_parallel_workers_per_gather = 0'];
  const inTransaction = settings.map((setting) => `set local ${setting}`).join('; ');
  const forSession: Record<Use, string> = {
    request: settings.map((setting) => `set ${setting}`).join('; '),
    other: settings.map((setting) => `reset ${setting.replace(/ =.*/, '')}`).join('; '),
  };
  const sessions = new WeakMap<PostgresPoolClient, Session>();

  return async (client, use) => {
    const run = queryOf(client);
    let session = sessions.get(client);
    if (!session && use === 'other') return run;
    if (!session) {
      session = { isOurs: await isSessionOf(client), use: 'other', keepsPlans: true };
      sessions.set(client, session);
    }
    if (session.isOurs && session.use !== use) {
      await run(forSession[use]);
      session.use = use;
    }
    if (use === 'other') return run;
    return answeringTimeouts(session.isOurs ? keepingPlans(run, session) : withTransactions(run, inTransaction));
  };
}

type AnyQuery = (
  statement: string | { name: string; text: string },
  parameters?: readonly unknown[],
) => Promise<unknown>;

function queryOf(client: PostgresPoolClient): AnyQuery {
  return client.query.bind(client) as unknown as AnyQuery;
}

/** PostgreSQL's code for a prepared statement whose columns have other types by now (feature_not_supported). */
const changed = '0A000';

/** Prepares marked statements, until a newer version of the app has changed the types of columns. */
function keepingPlans(run: AnyQuery, session: Session): Query {
  return async (text, parameters) => {
    const name = session.keepsPlans ? planName(text) : undefined;
    if (name === undefined) return run(text, parameters);
    try {
      return await run({ name, text }, parameters);
    } catch (error) {
      if (codeOf(error) !== changed) throw error;
      session.keepsPlans = false;
      return run(text, parameters);
    }
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Poolers name a process of their own when a client connects, and not that of the server. */
async function isSessionOf(client: PostgresPoolClient): Promise<boolean> {
  const { rows } = (await queryOf(client)('select pg_backend_pid() as pid')) as { rows: { pid: number }[] };
  return rows[0]?.pid === client.processID;
}

/** Runs each statement, or each transaction, with settings of its own. */
function withTransactions(run: Query, settings: string): Query {
  const begin = (sql: string) => run(`${sql}; ${settings}`);
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

  return (sql, parameters) => {
    if (/^(begin|start transaction)\b/.test(sql)) {
      isInTransaction = true;
      return begin(sql);
    }
    if (/^(commit|rollback)$/.test(sql)) isInTransaction = false;
    else if (!isInTransaction) return runAlone(sql, parameters);
    return run(sql, parameters);
  };
}

function answeringTimeouts(run: Query): Query {
  return async (sql, parameters) => {
    try {
      return await run(sql, parameters);
    } catch (error) {
      if (codeOf(error) !== canceled) throw error;
      throw unavailable(30, 'This took too long. Please ask for less, or try again later');
    }
  };
}

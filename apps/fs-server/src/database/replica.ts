import { type Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { isDatabaseUnavailable } from '../http/isDatabaseUnavailable.ts';
import { currentWork } from './requestWork.ts';
import type { Tables } from './tables.ts';

/** How old an answer of a replica may be at most. */
export const replicaSeconds = 5;

const checkMs = 1000;

/** Why a replica is not used; null while it is. */
export type ReplicaProblem = 'unreachable' | 'behind' | null;

/** A replica, and whether it is recent enough to be asked. */
export interface Replica {
  pool: PostgresPool;
  isRecent(): boolean;
  /** Reports that it could not answer. */
  onFailure(): void;
}

/**
 * A pool for reads that may be some seconds old, of one statement each. Requests that accept this are answered by the
 * replica. Everything else, and what a replica cannot answer, goes to the primary.
 */
export function createReadPool(primary: PostgresPool, { pool, isRecent, onFailure }: Replica): PostgresPool {
  const failed = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    onFailure();
  };

  /** The replica's connection, until a statement fails: from then on one of the primary. */
  function fallBack(first: PostgresPoolClient): PostgresPoolClient {
    let second: PostgresPoolClient | undefined;
    const query = async (text: string, parameters?: readonly unknown[]) => {
      if (!second) {
        try {
          return await runOn(first, text, parameters);
        } catch (error) {
          failed(error);
          second = await primary.connect();
        }
      }
      return runOn(second, text, parameters);
    };
    const release = () => {
      first.release();
      second?.release();
    };
    return { query, release } as unknown as PostgresPoolClient;
  }

  return {
    options: pool.options,
    connect: async () => {
      if (!currentWork()?.readsReplica || !isRecent()) return primary.connect();
      const client = await pool.connect().catch(failed);
      return client ? fallBack(client) : primary.connect();
    },
    // Who opened the two pools ends them.
    end: async () => undefined,
  };
}

type Query = (text: string, parameters?: readonly unknown[]) => Promise<unknown>;

function runOn(client: PostgresPoolClient, text: string, parameters?: readonly unknown[]): Promise<unknown> {
  return (client.query.bind(client) as unknown as Query)(text, parameters);
}

interface WatchOptions {
  primary: Kysely<Tables>;
  /** Reads from the replica only. */
  replica: Kysely<Tables>;
  onChange: (problem: ReplicaProblem) => void;
  now?: () => number;
}

export interface ReplicaWatch extends Pick<Replica, 'isRecent' | 'onFailure'> {
  check(): Promise<void>;
  stop(): Promise<void>;
}

const key = 'replica_beat';

/**
 * Follows how old a replica is, whatever copies it: the time of a row that the primary writes every second, as the
 * replica has it. What it was found to be is good for the rest of `replicaSeconds` only, so that a check that hangs
 * ends its use too.
 */
export function watchReplica({
  primary,
  replica,
  onChange,
  now = () => performance.now(),
}: WatchOptions): ReplicaWatch {
  let recentUntil = 0;
  let known: ReplicaProblem | undefined;
  const report = (problem: ReplicaProblem) => {
    if (problem === known) return;
    known = problem;
    onChange(problem);
  };
  const onFailure = () => {
    recentUntil = 0;
    report('unreachable');
  };

  async function check(): Promise<void> {
    const began = now();
    try {
      const [beat, time] = await Promise.all([readBeat(replica), writeBeat(primary)]);
      const age = beat ? time.getTime() - beat.getTime() : Number.POSITIVE_INFINITY;
      recentUntil = began + replicaSeconds * 1000 - age;
      report(age < replicaSeconds * 1000 ? null : 'behind');
    } catch {
      onFailure();
    }
  }

  let checking: Promise<void> | undefined;
  const timer = setInterval(() => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
  }, checkMs);
  timer.unref();
  return {
    check,
    isRecent: () => now() < recentUntil,
    onFailure,
    stop: async () => {
      clearInterval(timer);
      await checking;
    },
  };
}

async function readBeat(replica: Kysely<Tables>): Promise<Date | undefined> {
  const row = await replica.selectFrom('service_state').select('updated_at').where('key', '=', key).executeTakeFirst();
  return row?.updated_at;
}

/** Of several processes, one writes. Returns the primary's time. */
async function writeBeat(primary: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`
    with beat as (
      insert into service_state (key, value, updated_at) values (${key}, '', clock_timestamp())
      on conflict (key) do update set updated_at = clock_timestamp()
        where service_state.updated_at < clock_timestamp() - interval '0.9 seconds'
    )
    select clock_timestamp() as time
  `.execute(primary);
  const [row] = rows;
  if (!row) throw new Error('The primary has no time');
  return row.time;
}

import type { Kysely, PostgresPool } from 'kysely';
import { createReadPool, type ReplicaProblem, watchReplica } from './replica.ts';
import type { Tables } from './tables.ts';

interface ReplicaPools {
  primary: PostgresPool;
  /** Of the replica. */
  pool: PostgresPool;
  connect: (pool: PostgresPool) => Kysely<Tables>;
}

interface OpenedReplica {
  reads: Kysely<Tables>;
  onReplicaChange(report: (problem: ReplicaProblem) => void): void;
  close(): Promise<void>;
}

/** Adds a replica to a database, and finds out whether it can be used. */
export async function openReplica(
  kysely: Kysely<Tables>,
  { primary, pool, connect }: ReplicaPools,
): Promise<OpenedReplica> {
  let problem: ReplicaProblem = null;
  let report: (problem: ReplicaProblem) => void = () => undefined;
  const replica = connect(pool);
  const watch = watchReplica({
    primary: kysely,
    replica,
    onChange: (found) => {
      problem = found;
      report(found);
    },
  });
  await watch.check();
  const reads = connect(createReadPool(primary, { pool, ...watch }));
  return {
    reads,
    onReplicaChange: (listener) => {
      report = listener;
      if (problem !== null) listener(problem);
    },
    close: async () => {
      await watch.stop();
      await reads.destroy();
      await replica.destroy();
    },
  };
}

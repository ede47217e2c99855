import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { clusterOptions } from '../postgresServer.ts';

const run = promisify(execFile);

export interface PostgresOptions {
  /** Of sockets and clusters. Belongs to who runs the programs. */
  folder: string;
  programs: string;
  /** Words before a program that make it run as the user postgres. */
  asPostgres: readonly string[];
}

/** A PostgreSQL and a replica that streams its changes, on sockets of one folder. */
export interface ReplicatedPostgres {
  primaryPort: number;
  replicaPort: number;
  urlOf(port: number, database?: string): string;
  haltReplica(): Promise<void>;
  resumeReplica(): Promise<void>;
  stop(): Promise<void>;
}

export const databaseName = 'foresight';
const [primaryPort, replicaPort] = [5432, 5433];

export async function startPostgres({ folder, programs, asPostgres }: PostgresOptions): Promise<ReplicatedPostgres> {
  const call = (program: string, ...words: string[]) => {
    const [command = '', ...rest] = [...asPostgres, join(programs, program), ...words];
    return run(command, rest, { cwd: folder });
  };
  const dataOf = (port: number) => join(folder, `data-${port}`);
  const start = async (port: number) => {
    const settings = `-k ${folder} -p ${port} -c listen_addresses='' -c fsync=off`;
    await call('pg_ctl', 'start', '-w', '-D', dataOf(port), '-l', join(folder, `log-${port}`), '-o', settings);
  };
  const halt = async (port: number) => {
    await call('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', dataOf(port));
  };
  const urlOf = (port: number, database = databaseName) =>
    `postgresql://postgres@/${database}?host=${encodeURIComponent(folder)}&port=${port}`;

  await call('initdb', '-D', dataOf(primaryPort), ...clusterOptions);
  await start(primaryPort);
  await queryOnce(urlOf(primaryPort, 'postgres'), `create database ${databaseName}`);
  const source = ['-h', folder, '-p', String(primaryPort), '-U', 'postgres'];
  const copy = ['-D', dataOf(replicaPort), '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
  await call('pg_basebackup', ...source, ...copy);
  await start(replicaPort);
  let isReplicaUp = true;
  return {
    primaryPort,
    replicaPort,
    urlOf,
    haltReplica: async () => {
      isReplicaUp = false;
      await halt(replicaPort);
    },
    resumeReplica: async () => {
      await start(replicaPort);
      isReplicaUp = true;
    },
    stop: async () => {
      if (isReplicaUp) await halt(replicaPort);
      await halt(primaryPort);
    },
  };
}

/** Runs a statement on a connection of its own. */
export async function queryOnce<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

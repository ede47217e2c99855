import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

export interface PostgresServer {
  /** Creates an empty database, and returns its URL. */
  createDatabase(): Promise<string>;
  /** Closes all connections, and accepts none until `resume`. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Closes all connections, and deletes the cluster. */
  stop(): Promise<void>;
}

export type FoundPostgres = { server: PostgresServer } | { server: null; reason: string };

const run = promisify(execFile);
const installations = '/usr/lib/postgresql';
export const noPrograms = `PostgreSQL's initdb and pg_ctl were not found under ${installations}`;

/**
 * Starts a temporary PostgreSQL, which listens on a Unix socket only.
 * @param settings further ones, such as `shared_buffers=1GB`
 */
export async function startPostgresServer(settings: readonly string[] = []): Promise<FoundPostgres> {
  const programs = await findPrograms();
  if (programs === null) {
    return { server: null, reason: noPrograms };
  }
  const folder = await mkdtemp(join(tmpdir(), 'foresight-postgres-'));
  const asPostgres = await toPostgresUser(folder);
  const start = (program: string, ...words: string[]) => {
    const [command = '', ...rest] = [...asPostgres, join(programs, program), ...words];
    return run(command, rest, { cwd: folder });
  };
  const data = join(folder, 'data');
  await createCluster(data, () => start('initdb', '-D', data, ...clusterOptions));
  const options = [`-k ${folder}`, ...["listen_addresses=''", 'fsync=off', ...settings].map((one) => `-c ${one}`)];
  const resume = async () => {
    await start('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options.join(' '));
  };
  const halt = async () => {
    await start('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
  };
  await resume();

  const addressOf = (name: string) => `postgresql://postgres@/${name}?host=${encodeURIComponent(folder)}`;
  let databases = 0;
  return {
    server: {
      createDatabase: async () => {
        databases += 1;
        const name = `test_${databases}`;
        const client = new pg.Client({ connectionString: addressOf('postgres') });
        await client.connect();
        await client.query(`create database ${name}`);
        await client.end();
        return addressOf(name);
      },
      halt,
      resume,
      stop: async () => {
        await halt();
        await rm(folder, { recursive: true, force: true });
      },
    },
  };
}

export const clusterOptions = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];

/** A new cluster that was never started. Copying it takes a tenth of the time of another `initdb`. */
let unusedCluster: string | undefined;

async function createCluster(data: string, initialize: () => Promise<unknown>): Promise<void> {
  if (unusedCluster !== undefined) {
    // Keeps the owner.
    await run('cp', ['-a', unusedCluster, data]);
    return;
  }
  await initialize();
  const runFolder = process.env.TEST_RUN_FOLDER;
  if (runFolder === undefined) return;
  const copy = join(runFolder, `postgres-${process.pid}`);
  await run('cp', ['-a', data, copy]);
  unusedCluster = copy;
}

/** The programs of the newest installed version. */
export async function findPrograms(): Promise<string | null> {
  const versions = await readdir(installations).catch(() => []);
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(installations, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null;
}

/** PostgreSQL refuses to run as root. In that case, the folder is given to the user postgres, who runs the programs. */
export async function toPostgresUser(folder: string): Promise<string[]> {
  if (process.getuid?.() !== 0) {
    return [];
  }
  const ids = await Promise.all(['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)));
  await chown(folder, ids[0] ?? 0, ids[1] ?? 0);
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];
}

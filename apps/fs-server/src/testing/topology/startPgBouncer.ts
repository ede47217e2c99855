import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseName, type PostgresOptions, type ReplicatedPostgres } from './startPostgres.ts';

const port = 6432;
const replicaName = `${databaseName}_replica`;

/** Debian installs it where only root looks. */
export function findPgBouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
}

/** URLs of primary and replica behind PgBouncer. */
export interface Pooler {
  primary: string;
  replica: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode, in front of primary and replica. */
export async function startPgBouncer(
  program: string,
  { folder, asPostgres }: PostgresOptions,
  postgres: ReplicatedPostgres,
): Promise<Pooler> {
  const config = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, '"postgres" ""\n');
  await writeFile(
    config,
    `[databases]
${databaseName} = host=${folder} port=${postgres.primaryPort} dbname=${databaseName}
${replicaName} = host=${folder} port=${postgres.replicaPort} dbname=${databaseName}

[pgbouncer]
pool_mode = transaction
default_pool_size = 20
max_client_conn = 100
auth_type = trust
auth_file = ${users}
listen_port = ${port}
unix_socket_dir = ${folder}
logfile = ${join(folder, 'pgbouncer.log')}
`,
  );
  const [command = '', ...words] = [...asPostgres, program, '-q', config];
  const child = spawn(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  while (!existsSync(join(folder, `.s.PGSQL.${port}`))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${errors}`);
    await pause(50);
  }
  return {
    primary: postgres.urlOf(port),
    replica: postgres.urlOf(port, replicaName),
    stop: async () => {
      // SIGTERM would wait for its clients.
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storyWorld, type World } from '@fs/fixtures';
import { type Database, openDatabase } from '../../database/database.ts';
import { seedWorld } from '../../database/seed.ts';
import { hashPassword } from '../../identity/password.ts';
import { type SmtpSink, startSmtpSink } from '../../mail/testing/smtpSink.ts';
import { toPostgresUser } from '../postgresServer.ts';
import { type ServerProcess, startServerProcess } from '../serverProcess.ts';
import { type Pooler, startPgBouncer } from './startPgBouncer.ts';
import { type ReplicatedPostgres, startPostgres } from './startPostgres.ts';
import { type HttpProxy, startProxy } from './startProxy.ts';
import { until } from './until.ts';

/** Which of the two processes. */
export type Side = 0 | 1;
export const sides: readonly Side[] = [0, 1];

/** Two server processes behind a proxy, with all that they use. */
export interface Topology {
  world: World;
  /** Of every user of the world. */
  password: string;
  proxy: HttpProxy;
  postgres: ReplicatedPostgres;
  sink: SmtpSink;
  /** The primary, without the pooler. */
  database: Database;
  /** Addresses of the processes. */
  urls: Record<Side, string>;
  /** Settings for a command that is run beside the servers. */
  variables: Readonly<Record<string, string>>;
  /** Starts a process that has ended, on its port, and waits until the proxy sends requests there. */
  start(side: Side): Promise<void>;
  /** @returns the exit code; null if the signal ended it */
  end(side: Side, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** What the processes wrote on stderr. */
  errors(): string;
  close(): Promise<void>;
}

const password = 'correct horse battery staple';

export async function startTopology(programs: { postgres: string; pgBouncer: string }): Promise<Topology> {
  const folder = await mkdtemp(join(tmpdir(), 'foresight-topology-'));
  const closing: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    return { ...(await bringUp(folder, programs, closing)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function bringUp(
  folder: string,
  programs: { postgres: string; pgBouncer: string },
  closing: (() => unknown)[],
): Promise<Omit<Topology, 'close'>> {
  // A folder of its own, since it is given to the user postgres.
  const clusters = await mkdtemp(join(tmpdir(), 'foresight-topology-postgres-'));
  closing.push(() => rm(clusters, { recursive: true, force: true }));
  const options = { folder: clusters, programs: programs.postgres, asPostgres: await toPostgresUser(clusters) };
  const postgres = await startPostgres(options);
  closing.push(postgres.stop);
  const pooler: Pooler = await startPgBouncer(programs.pgBouncer, options, postgres);
  closing.push(pooler.stop);
  const sink = await startSmtpSink({ disabledCommands: ['STARTTLS', 'AUTH'] });
  closing.push(sink.close);
  const proxy = await startProxy();
  closing.push(proxy.close);

  const variables = {
    DATABASE_URL: pooler.primary,
    DATABASE_READ_URL: pooler.replica,
    KEYS_SECRET: 'a secret that both processes know',
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: '1',
    SMTP_URL: sink.url,
    MAIL_FROM: 'Foresight <noreply@foresight.example>',
    DRAIN_SECONDS: '3',
  };
  const run = (side: Side, port?: number) =>
    startServerProcess({ ...variables, DATA_DIR: join(folder, `process-${side}`) }, port);
  // On an empty database, which both want to migrate.
  const [first, second] = await Promise.all([run(0), run(1)]);
  const processes: Record<Side, ServerProcess> = { 0: first, 1: second };
  const ended: ServerProcess[] = [];
  closing.push(() => Promise.all(sides.map((side) => end(side, 'SIGKILL'))));
  const end: Topology['end'] = async (side, signal) => {
    const process = processes[side];
    process.child.kill(signal);
    const code = await process.ended;
    ended.push(process);
    return code;
  };
  const isServed = (side: Side) => until(() => proxy.ready().includes(processes[side].port), 'A process is ready');
  proxy.serve(sides.map((side) => processes[side].port));
  await Promise.all(sides.map(isServed));

  const database = await openDatabase({ url: postgres.urlOf(postgres.primaryPort), dataDir: folder });
  closing.push(database.close);
  const world = storyWorld();
  const hash = await hashPassword(password);
  await seedWorld(database, world, new Map(world.users.map(({ id }) => [id, hash])));
  return {
    ...{ world, password, proxy, postgres, sink, database },
    urls: { 0: `http://127.0.0.1:${first.port}`, 1: `http://127.0.0.1:${second.port}` },
    variables: { ...variables, DATA_DIR: join(folder, 'operator') },
    start: async (side) => {
      processes[side] = await run(side, processes[side].port);
      await isServed(side);
    },
    end,
    errors: () => [...new Set([...ended, ...Object.values(processes)])].map((process) => process.errors()).join(''),
  };
}

import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paths } from '@fs/api-contract';
import type { World } from '@fs/fixtures';
import { type Database, openDatabase } from '../database/database.ts';
import { seedWorld } from '../database/seed.ts';
import { hashPassword } from '../identity/password.ts';
import { type PostgresServer, startPostgresServer } from './postgresServer.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

/** Which of the two processes. */
export type Side = 0 | 1;

/**
 * Two server processes on one PostgreSQL. Each has a data folder of its own, in which the folder of users' files is
 * common, as the guide for operators says.
 */
export interface ServerPair {
  /** Origins of the processes. */
  urls: readonly [string, string];
  postgres: PostgresServer;
  /** The database of both, seen by the test. */
  database: Database;
  /** Of every user. */
  password: string;
  emailOf(role: string): string;
  /** Logs in at one process. Returns an Authorization header. */
  authorizationOf(role: string, side: Side): Promise<string>;
  /** Ends a process at once, with all it does. */
  kill(side: Side): Promise<void>;
  /** Starts it again, on the same port. */
  restart(side: Side): Promise<void>;
  /** What both wrote on stderr. */
  errors(): string;
  close(): Promise<void>;
}

const password = 'correct horse battery staple';

/** @returns the pair, or why there is none */
export async function startServerPair(world: World): Promise<ServerPair | { reason: string }> {
  const found = await startPostgresServer();
  if (found.server === null) return { reason: found.reason };
  const postgres = found.server;
  const folder = await mkdtemp(path.join(tmpdir(), 'foresight-pair-'));
  const url = await postgres.createDatabase();
  const database = await openDatabase({ url, dataDir: folder });
  const hash = await hashPassword(password);
  await seedWorld(database, world, new Map(world.users.map(({ id }) => [id, hash])));

  const files = path.join(folder, 'files');
  await mkdir(files);
  for (const side of [0, 1]) {
    await mkdir(path.join(folder, String(side)));
    await symlink(files, path.join(folder, String(side), 'files'));
  }

  const start = (side: Side, port?: number) =>
    startServerProcess(
      {
        DATABASE_URL: url,
        DATA_DIR: path.join(folder, String(side)),
        KEYS_SECRET: 'a secret that both processes know',
        // Issues the tokens, whichever process is asked.
        PUBLIC_URL: 'http://127.0.0.1:4400',
      },
      port,
    );
  const [first, second] = await Promise.all([start(0), start(1)]);
  const processes: Record<Side, ServerProcess> = { 0: first, 1: second };
  const ended: ServerProcess[] = [];
  const urls = [`http://127.0.0.1:${first.port}`, `http://127.0.0.1:${second.port}`] as const;
  const emailOf = (role: string) => {
    const user = world.users.find((one) => one.role === role);
    if (!user) throw new Error(`The world has no ${role}`);
    return user.email;
  };
  const kill = async (side: Side) => {
    const process = processes[side];
    process.child.kill('SIGKILL');
    await process.ended;
    ended.push(process);
  };
  return {
    urls,
    postgres,
    database,
    password,
    emailOf,
    authorizationOf: async (role, side) => `Bearer ${await signIn(urls[side], emailOf(role))}`,
    kill,
    restart: async (side) => {
      processes[side] = await start(side, processes[side].port);
    },
    errors: () => [...ended, processes[0], processes[1]].map((process) => process.errors()).join(''),
    close: async () => {
      await Promise.all([kill(0), kill(1)]);
      await database.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function signIn(url: string, email: string): Promise<string> {
  const response = await fetch(url + paths.identity, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'foresight',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  const { AuthenticationResult } = (await response.json()) as { AuthenticationResult: { IdToken: string } };
  return AuthenticationResult.IdToken;
}

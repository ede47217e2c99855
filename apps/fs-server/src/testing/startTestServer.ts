import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Environment, paths } from '@fs/api-contract';
import { storyWorld, type World } from '@fs/fixtures';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../buildServer.ts';
import type { Database } from '../database/database.ts';
import { seedWorld } from '../database/seed.ts';
import { courseFilesOf } from '../database/seedCourses.ts';
import { messageFiles } from '../database/seedMessageFiles.ts';
import { createDiskFiles } from '../files/diskFiles.ts';
import { type Attempts, createAttempts } from '../identity/attempts.ts';
import { createIdentity } from '../identity/createIdentity.ts';
import { hashPassword } from '../identity/password.ts';
import { loadSigningKey } from '../identity/signingKey.ts';
import type { MailMessage } from '../mail/mail.ts';
import { readPostedMails } from '../mail/testing/postedMails.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from '../mail/unsubscribeLinks.ts';
import type { PaymentProvider } from '../payment/PaymentProvider.ts';
import { createTestPayments } from '../payment/test/createTestPayments.ts';
import { storeSampleFiles } from '../samples/storeSampleFiles.ts';
import './cheapPasswords.ts';
import { openTestDatabase } from './testDatabase.ts';
import { testEnvironment } from './testEnvironment.ts';
import { writeTestSigningKey } from './testSigningKey.ts';

/** The whole server for tests, with the sample world at its fixed time, on a free loopback port. */
export interface TestServer {
  /** Origin, such as `http://127.0.0.1:49152`. */
  url: string;
  app: FastifyInstance;
  payment: PaymentProvider;
  database: Database;
  environment: Environment;
  /** Links of mails that stop them. */
  links: UnsubscribeLinks;
  world: World;
  /** Posted mails, oldest first. */
  postedMails(): Promise<MailMessage[]>;
  /** The password of every user of the world. */
  password: string;
  /** The email of the user with this role in the world. */
  emailOf(role: string): string;
  /** An Authorization header for the user with this role. */
  authorizationOf(role: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** A world instead of the sample's. */
  world?: World;
  /** Folder of a built app. Without it, only the API is served. */
  appFolder?: string;
  /** Requests of one network. @default far more than a test makes */
  requestsPerMinute?: number;
  /** Registers further routes on loopback, such as the outbox page. Requests for other hosts are then rejected. */
  loopbackRoutes?: (app: FastifyInstance) => void;
  /** A migrated, empty database instead of an embedded one. */
  database?: Database;
  /** Counts calls of routes with their own limit. Default: the database. */
  attempts?: Attempts;
  /** Where plans are paid for. Default: the test payments. */
  payment?: PaymentProvider;
  /** The time of payments. Default: the clock. */
  now?: () => Date;
  /** How often streams of chat events check their session. */
  chatHeartbeatMs?: number;
}

const password = 'correct horse battery staple';

/** Starts the whole server, without the app's files and the sample password. */
export async function startTestServer(given: TestServerOptions = {}): Promise<TestServer> {
  const world = given.world ?? storyWorld();
  const database = await openSeeded(world, given);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-server-'));
  await writeTestSigningKey(dataDir);

  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const identity = await createIdentity({
    database,
    dataDir,
    publicUrl: url,
    productName: 'Foresight',
    hasTestGoogle: true,
    requestsPerMinute: 10_000,
  });
  const { privateKey } = await loadSigningKey(path.join(dataDir, 'keys'));
  const environment: Environment = {
    ...testEnvironment,
    identity: { endpoint: identity.endpoint, clientId: identity.clientId, google: identity.google },
    payments: 'test',
  };
  const payment = given.payment ?? createTestPayments({ database, publicUrl: url, now: given.now });
  const links = createUnsubscribeLinks({ signingKey: privateKey, publicUrl: url });
  const files = await createDiskFiles({ dataDir });
  await storeSampleFiles(files, [...courseFilesOf(world), ...messageFiles]);
  const app = await buildServer({
    database,
    identity,
    links,
    files,
    attempts: given.attempts ?? createAttempts({ database, signingKey: privateKey, now: () => new Date() }),
    environment,
    publicUrl: url,
    payment,
    ...(given.now && { now: given.now }),
    logLevel: 'silent',
    requestsPerMinute: given.requestsPerMinute ?? 100_000,
    graphqlPerMinute: 100_000,
    ...(given.appFolder !== undefined && { appFolder: given.appFolder }),
    ...(given.chatHeartbeatMs !== undefined && { chatHeartbeatMs: given.chatHeartbeatMs }),
    ...(given.loopbackRoutes && { loopbackRoutes: given.loopbackRoutes }),
  });
  await app.listen({ host: '127.0.0.1', port });

  const emailOf = (role: string) => {
    const user = world.users.find((candidate) => candidate.role === role);
    if (!user) throw new Error(`The world has no ${role}`);
    return user.email;
  };
  return {
    url,
    app,
    payment,
    database,
    environment,
    links,
    world,
    postedMails: () => readPostedMails(database),
    password,
    emailOf,
    authorizationOf: async (role) => `Bearer ${await signIn(app, identity.clientId, emailOf(role))}`,
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a copy of the prepared sample world, or seeds a database. */
async function openSeeded(world: World, given: TestServerOptions): Promise<Database> {
  const fill = (empty: Database) => seedWithPasswords(empty, world);
  if (!given.world && !given.database) return openTestDatabase({ name: 'story-world', fill });
  const database = given.database ?? (await openTestDatabase());
  await fill(database);
  return database;
}

/** Uses one hash for all users, because hashing is slow on purpose. */
async function seedWithPasswords(database: Database, world: World): Promise<void> {
  const hash = await hashPassword(password);
  await seedWorld(database, world, new Map(world.users.map(({ id }) => [id, hash])));
}

async function signIn(app: FastifyInstance, clientId: string, email: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: paths.identity,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    payload: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  return response.json<{ AuthenticationResult: { IdToken: string } }>().AuthenticationResult.IdToken;
}

/** The issuer of tokens contains the port, so it must be known before the server is built. */
function findFreePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

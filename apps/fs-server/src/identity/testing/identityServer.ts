import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyRateLimit from '@fastify/rate-limit';
import { paths, type SessionOrganization, type StaffGroup } from '@fs/api-contract';
import fastify from 'fastify';
import type { Database } from '../../database/database.ts';
import type { UsersTable } from '../../database/identityTables.ts';
import { createBackgroundMailer } from '../../mail/backgroundMailer.ts';
import type { MailMessage } from '../../mail/mail.ts';
import { takePostedMails } from '../../mail/testing/postedMails.ts';
import '../../testing/cheapPasswords.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { writeTestSigningKey } from '../../testing/testSigningKey.ts';
import { createEmbeddedIdentity } from '../embeddedIdentity.ts';
import { createFindUser } from '../findUser.ts';
import { hashPassword } from '../password.ts';

export interface NewUser {
  email?: string;
  password?: string | null;
  passwordHash?: string;
  status?: UsersTable['status'];
  staffGroups?: StaffGroup[];
  organization?: SessionOrganization;
}

export interface Tokens {
  IdToken: string;
  AccessToken: string;
  RefreshToken: string;
}

export const password = 'correct horse battery';

interface IdentityServerOptions {
  requestsPerMinute?: number;
  /** The general rate limit of the app; none by default. */
  allRequestsPerMinute?: number;
  /** Whether a user may log in; everybody by default. */
  isAdmitted?: (email: string) => boolean;
  /** Receives every log line of the server. */
  log?: (line: string) => void;
  /** Set to restart an earlier server. */
  database?: Database;
  dataDir?: string;
}

/** Starts a server with only the identity routes, whose clock only the test moves. */
export async function startIdentityServer({
  requestsPerMinute = 10_000,
  isAdmitted = () => true,
  allRequestsPerMinute,
  log,
  ...given
}: IdentityServerOptions = {}) {
  const database = given.database ?? (await openTestDatabase());
  const dataDir = given.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'fs-identity-')));
  if (given.dataDir === undefined) await writeTestSigningKey(dataDir);
  let time = Date.parse('2026-11-20T12:00:00Z');
  const now = () => new Date(time);
  const outbox: MailMessage[] = [];
  const mailer = createBackgroundMailer(database, (error) => {
    throw error;
  });
  const options = {
    database,
    dataDir,
    publicUrl: 'http://127.0.0.1:4400',
    productName: 'Foresight',
    mailer,
    requestsPerMinute,
    hasTestGoogle: true,
    isAdmitted,
    now,
  };
  const identity = await createEmbeddedIdentity(options);
  const app = fastify({ logger: log ? { level: 'trace', stream: { write: log } } : false });
  await app.register(fastifyRateLimit, { global: allRequestsPerMinute !== undefined, max: allRequestsPerMinute });
  // Lets tests read the mail as soon as they have a response.
  app.addHook('onSend', async () => {
    await mailer.settled();
    outbox.push(...(await takePostedMails(database)));
  });
  await identity.register(app);
  const findUser = createFindUser(database, identity);
  app.get('/user', (request) => findUser(request));

  /** The operations of the endpoint, called from one IP address. */
  function callsFrom(remoteAddress: string) {
    /** Calls one operation of the endpoint. */
    async function call<Body = Record<string, string>>(operation: string, body: object) {
      const response = await app.inject({
        method: 'POST',
        url: paths.identity,
        remoteAddress,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        payload: JSON.stringify(body),
      });
      return { status: response.statusCode, body: response.json<Body>() };
    }

    /** Calls an operation for signed-out users, with this server's client id. */
    const withClient = (operation: string) => (input: object) =>
      call(operation, { ClientId: identity.clientId, ...input });

    return {
      call,
      /** `metadata`: `confirmation` that the page received, and the `device` proof. */
      trySignIn: (email: string, typed = password, metadata: Record<string, string> = {}) =>
        withClient('InitiateAuth')({
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: typed },
          ClientMetadata: metadata,
        }),
      signUp: (
        email: string,
        changes: { Password?: string; given_name?: string; family_name?: string; language?: string } = {},
      ) => {
        const { Password = password, language, ...names } = changes;
        const attributes = { email, given_name: 'Zoë', family_name: 'Example', ...names };
        const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
        const ClientMetadata = language === undefined ? {} : { language };
        return withClient('SignUp')({ Username: email, Password, UserAttributes, ClientMetadata });
      },
      /** `Session`: of the sign-up, if the code is entered on the same page. */
      confirmSignUp: (Username: string, ConfirmationCode: string, Session?: string) =>
        withClient('ConfirmSignUp')({ Username, ConfirmationCode, Session }),
      resendCode: (Username: string) => withClient('ResendConfirmationCode')({ Username }),
      forgotPassword: (Username: string, ClientMetadata: Record<string, string> = {}) =>
        withClient('ForgotPassword')({ Username, ClientMetadata }),
      confirmForgotPassword: (
        Username: string,
        ConfirmationCode: string,
        Password = password,
        ClientMetadata: Record<string, string> = {},
      ) => withClient('ConfirmForgotPassword')({ Username, ConfirmationCode, Password, ClientMetadata }),
    };
  }

  const calls = callsFrom('127.0.0.1');
  const { call, trySignIn } = calls;

  const tryRefresh = (RefreshToken: string) =>
    call<{ AuthenticationResult: Tokens }>('GetTokensFromRefreshToken', { ClientId: identity.clientId, RefreshToken });

  return {
    app,
    database,
    identity,
    options,
    /** Mails sent so far, oldest first. */
    outbox,
    ...calls,
    /** The same calls from another IP address. */
    from: callsFrom,
    tryRefresh,
    /** Confirms a sign-up as our own app does, which forwards the proof. */
    openLink: (Username: string, ConfirmationCode: string) =>
      call('ConfirmSignUp', {
        ClientId: identity.clientId,
        Username,
        ConfirmationCode,
        ClientMetadata: { firstSignIn: 'proved' },
      }),
    /** The six digits in the latest mail to an address. */
    codeMailedTo: (email: string): string => {
      const mailed = outbox.findLast(({ to }) => to === email);
      return /\b\d{6}\b/.exec(mailed?.text.split(/code: |password: /).at(-1) ?? '')?.[0] ?? '';
    },
    now,
    /** Listens on a free loopback port, and returns the URL of the endpoint. */
    listen: async () => `${await app.listen({ host: '127.0.0.1', port: 0 })}${paths.identity}`,
    /** Advances the clock. */
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
    signIn: async (email: string): Promise<Tokens> => {
      const { body } = await trySignIn(email);
      return (body as unknown as { AuthenticationResult: Tokens }).AuthenticationResult;
    },
    refresh: async (token: string): Promise<Tokens> => (await tryRefresh(token)).body.AuthenticationResult,
    /** The user of a request with this header, as every route of the server sees it. */
    userOf: async (authorization: string) =>
      (await app.inject({ url: '/user', headers: { authorization } })).json<{ groups: string[] } | null>(),
    addUser: async (user: NewUser = {}) => {
      const { email = `${randomUUID()}@foresight.example`, status = 'CONFIRMED', organization } = user;
      const id = randomUUID();
      await database.kysely
        .insertInto('users')
        .values({
          id,
          email,
          given_name: 'Zoë',
          family_name: 'Example',
          password_hash:
            user.passwordHash ?? (user.password === null ? null : await hashPassword(user.password ?? password)),
          status,
          staff_groups: user.staffGroups ?? [],
          organization: organization ? JSON.stringify(organization) : null,
        })
        .execute();
      return { id, email };
    },
    close: async () => {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export type IdentityServer = Awaited<ReturnType<typeof startIdentityServer>>;

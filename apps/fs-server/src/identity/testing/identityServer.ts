import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyRateLimit from '@fastify/rate-limit';
import { paths, type SessionOrganization, type StaffGroup } from '@fs/api-contract';
import fastify from 'fastify';
import type { Database } from '../../database/database.ts';
import type { UsersTable } from '../../database/identityTables.ts';
import { createPostman } from '../../mail/backgroundMailer.ts';
import type { Mail, MailMessage } from '../../mail/mail.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
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
  /** The general limit of the app around the endpoint; none unless given. */
  allRequestsPerMinute?: number;
  /** Whom the server lets in; everybody unless given. */
  admits?: (email: string) => boolean;
  /** Takes every line that the server logs. */
  log?: (line: string) => void;
  /** Those of a server that was there before. */
  database?: Database;
  dataDir?: string;
}

/** A server with nothing but identity, on a clock that only the test moves. */
export async function startIdentityServer({
  requestsPerMinute = 10_000,
  admits = () => true,
  allRequestsPerMinute,
  log,
  ...given
}: IdentityServerOptions = {}) {
  const database = given.database ?? (await openTestDatabase());
  const dataDir = given.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'fs-identity-')));
  let time = Date.parse('2026-11-20T12:00:00Z');
  const now = () => new Date(time);
  const outbox: MailMessage[] = [];
  const mail: Mail = { send: async (message) => void outbox.push(message) };
  const postman = createPostman(mail, (error) => {
    throw error;
  });
  const options = {
    database,
    dataDir,
    publicUrl: 'http://127.0.0.1:4400',
    mail,
    postman,
    requestsPerMinute,
    hasTestGoogle: true,
    admits,
    now,
  };
  const identity = await createEmbeddedIdentity(options);
  const app = fastify({ logger: log ? { level: 'trace', stream: { write: log } } : false });
  await app.register(fastifyRateLimit, { global: allRequestsPerMinute !== undefined, max: allRequestsPerMinute });
  // Tests look at the mail as soon as they have an answer.
  app.addHook('onSend', () => postman.settled());
  await identity.register(app);
  const findUser = createFindUser(database, identity);
  app.get('/user', (request) => findUser(request));

  /** Every operation of the endpoint, called from one address. */
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

    /** The operations of a visitor, each with this server's client. */
    const withClient = (operation: string) => (input: object) =>
      call(operation, { ClientId: identity.clientId, ...input });

    return {
      call,
      /** `metadata`: `confirmation` that the page was told of, `device` that it proves to be. */
      trySignIn: (email: string, typed = password, metadata: Record<string, string> = {}) =>
        withClient('InitiateAuth')({
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: typed },
          ClientMetadata: metadata,
        }),
      signUp: (email: string, changes: { Password?: string; given_name?: string; family_name?: string } = {}) => {
        const { Password = password, ...names } = changes;
        const attributes = { email, given_name: 'Zoë', family_name: 'Example', ...names };
        const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
        return withClient('SignUp')({ Username: email, Password, UserAttributes });
      },
      /** `Session`: of the sign-up, where the code is typed on the page that made it. */
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
    /** Mail that was sent, oldest first. */
    outbox,
    ...calls,
    /** The same calls from another address. */
    from: callsFrom,
    tryRefresh,
    /** As our own app does it, which hands on what it is told. */
    openLink: (Username: string, ConfirmationCode: string) =>
      call('ConfirmSignUp', {
        ClientId: identity.clientId,
        Username,
        ConfirmationCode,
        ClientMetadata: { firstSignIn: 'proved' },
      }),
    /** The six digits of the newest mail to an address. */
    codeMailedTo: (email: string): string => {
      const mailed = outbox.findLast(({ to }) => to === email);
      return /\b\d{6}\b/.exec(mailed?.text.split(/code: |password: /).at(-1) ?? '')?.[0] ?? '';
    },
    now,
    /** Listens on a free port of this machine. Gives the endpoint's address. */
    listen: async () => `${await app.listen({ host: '127.0.0.1', port: 0 })}${paths.identity}`,
    /** Moves the clock on. */
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
    signIn: async (email: string): Promise<Tokens> => {
      const { body } = await trySignIn(email);
      return (body as unknown as { AuthenticationResult: Tokens }).AuthenticationResult;
    },
    refresh: async (token: string): Promise<Tokens> => (await tryRefresh(token)).body.AuthenticationResult,
    /** Who a request with this header comes from, as every route of the server sees it. */
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

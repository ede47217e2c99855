import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IdentityServer, password, startIdentityServer } from '../testing/identityServer.ts';
import { actions } from './actions.ts';

// Checks every action against its declared traits. The tests fail until a new action is listed here.

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const newPassword = 'a quite different horse';
const names = [...actions.keys()];
const byEmail = names.filter((name) => actions.get(name)?.caller === 'email');
const mailing = names.filter((name) => actions.get(name)?.mails === 'code');
const attributes = (named: Record<string, string>) => Object.entries(named).map(([Name, Value]) => ({ Name, Value }));

interface Prepared {
  /** The user that the action concerns. */
  email: string;
  body: object;
}

type Example = () => Promise<Prepared>;

/** Creates a user who is logged in on two devices. */
async function createSignedInUser() {
  const { email } = await server.addUser();
  await server.signIn(email);
  return { email, ...(await server.signIn(email)) };
}

async function createUserWithNewEmail() {
  const user = await createSignedInUser();
  const newEmail = `${randomUUID()}@foresight.test`;
  const UserAttributes = attributes({ email: newEmail });
  await server.call('UpdateUserAttributes', { AccessToken: user.AccessToken, UserAttributes });
  return { ...user, newEmail };
}

async function createUserWithResetCode() {
  const { email } = await createSignedInUser();
  // From another network, so that it counts under no limit here.
  await server.from(nextAddress()).forgotPassword(email);
  return { email, ConfirmationCode: server.codeMailedTo(email) };
}

async function createSignUp() {
  const email = `${randomUUID()}@foresight.test`;
  await server.from(nextAddress()).signUp(email);
  return { email, ConfirmationCode: server.codeMailedTo(email) };
}

let hosts = 0;
/** Returns an unused IP address. */
function nextAddress(): string {
  hosts += 1;
  return `2001:db8:${hosts.toString(16)}::1`;
}

/** A call of every action that succeeds. */
const examples: Record<string, Example> = {
  ChangePassword: async () => {
    const { email, AccessToken } = await createSignedInUser();
    return { email, body: { AccessToken, PreviousPassword: password, ProposedPassword: newPassword } };
  },
  ConfirmForgotPassword: async () => {
    const { email, ConfirmationCode } = await createUserWithResetCode();
    return { email, body: { Username: email, ConfirmationCode, Password: newPassword } };
  },
  ConfirmSignUp: async () => {
    const { email, ConfirmationCode } = await createSignUp();
    return { email, body: { Username: email, ConfirmationCode } };
  },
  DeleteUser: async () => {
    const { email, AccessToken } = await createSignedInUser();
    return { email, body: { AccessToken } };
  },
  ForgotPassword: async () => {
    const { email } = await createSignedInUser();
    return { email, body: { Username: email } };
  },
  GetTokensFromRefreshToken: async () => {
    const { email, RefreshToken } = await createSignedInUser();
    return { email, body: { RefreshToken } };
  },
  GetUser: async () => {
    const { email, AccessToken } = await createSignedInUser();
    return { email, body: { AccessToken } };
  },
  GetUserAttributeVerificationCode: async () => {
    const { email, AccessToken } = await createUserWithNewEmail();
    return { email, body: { AccessToken, AttributeName: 'email' } };
  },
  GlobalSignOut: async () => {
    const { email, AccessToken } = await createSignedInUser();
    return { email, body: { AccessToken } };
  },
  InitiateAuth: async () => {
    const { email } = await createSignedInUser();
    return { email, body: signInBody(email, password) };
  },
  ResendConfirmationCode: async () => {
    const { email } = await createSignUp();
    return { email, body: { Username: email } };
  },
  RevokeToken: async () => {
    const { email, RefreshToken } = await createSignedInUser();
    return { email, body: { Token: RefreshToken } };
  },
  SignUp: async () => {
    const email = `${randomUUID()}@foresight.test`;
    return { email, body: signUpBody(email) };
  },
  UpdateUserAttributes: async () => {
    const { email, AccessToken } = await createSignedInUser();
    const UserAttributes = attributes({ given_name: 'Ada', email: `${randomUUID()}@foresight.test` });
    return { email, body: { AccessToken, UserAttributes } };
  },
  VerifyUserAttribute: async () => {
    const { email, AccessToken, newEmail } = await createUserWithNewEmail();
    return { email, body: { AccessToken, AttributeName: 'email', Code: server.codeMailedTo(newEmail) } };
  },
};

const signInBody = (USERNAME: string, PASSWORD: string) => ({
  AuthFlow: 'USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME, PASSWORD },
});

const signUpBody = (Username: string) => ({
  Username,
  Password: password,
  UserAttributes: attributes({ given_name: 'Zoë', family_name: 'Example' }),
});

/** A call of every action with an email, as a stranger makes it who knows nothing else. */
const strangersCalls: Record<string, (email: string) => object> = {
  ConfirmForgotPassword: (Username) => ({ Username, ConfirmationCode: 'wrong', Password: newPassword }),
  ConfirmSignUp: (Username) => ({ Username, ConfirmationCode: 'wrong' }),
  ForgotPassword: (Username) => ({ Username }),
  InitiateAuth: (email) => signInBody(email, 'a guess'),
  ResendConfirmationCode: (Username) => ({ Username }),
  SignUp: signUpBody,
};

const takesClient = (name: string) => JSON.stringify(actions.get(name)?.input).includes('"ClientId"');

const callFrom = (address: string, name: string, body: object) =>
  server.from(address).call(name, { ...(takesClient(name) && { ClientId: server.identity.clientId }), ...body });

const isLimit = ({ body }: { body: Record<string, string> }) =>
  body.__type === 'LimitExceededException' || body.message === 'Password attempts exceeded';

/** The credential of a user, and the transaction that wrote it. */
async function credentialOf(email: string) {
  const { kysely } = server.database;
  const user = await kysely
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'status', 'credential_version', sql<string>`xmin::text`.as('writtenBy')])
    .where((users) => users.or([users('email', '=', email), users('id', '=', userIds.get(email) ?? noId)]))
    .executeTakeFirst();
  if (!user) return undefined;
  userIds.set(email, user.id);
  const sessions = await kysely
    .selectFrom('sessions')
    .select(['revoked_at', sql<string>`xmin::text`.as('writtenBy')])
    .where('user_id', '=', user.id)
    .execute();
  return { ...user, revoked: sessions.filter(({ revoked_at }) => revoked_at !== null), sessions: sessions.length };
}

const noId = '00000000-0000-4000-8000-000000000000';
/** User ids by original email, for users whose email changes. */
const userIds = new Map<string, string>();

test('has an example of every action, and a stranger’s call of every action with an email', () => {
  expect(Object.keys(examples)).toEqual(names);
  expect(Object.keys(strangersCalls)).toEqual(byEmail);
  expect([names.length, byEmail.length, mailing.length]).toEqual([15, 6, 5]);
});

describe.each(names)('%s', (name) => {
  test('changes a credential only as declared, with version and sessions in one transaction', async () => {
    const { email, body } = await (examples[name] as Example)();
    const before = await credentialOf(email);
    expect((await callFrom(nextAddress(), name, body)).status).toBe(200);
    const after = await credentialOf(email);
    const isNew = before === undefined;
    const isChanged =
      !isNew && (['email', 'password_hash', 'status'] as const).some((column) => after?.[column] !== before[column]);
    expect(isChanged).toBe(actions.get(name)?.changes === 'credential');
    expect(isNew ? 0 : (after?.credential_version ?? 0) - before.credential_version).toBe(isChanged ? 1 : 0);
    if (!isChanged || before?.sessions === 0) return;
    expect(after?.revoked.length).toBeGreaterThan(0);
    for (const session of after?.revoked ?? []) expect(session.writtenBy).toBe(after?.writtenBy);
  });
});

describe.each(byEmail)('%s', (name) => {
  const bodyFor = strangersCalls[name] as (email: string) => object;

  test('limits one network and email, but not another network', async () => {
    const { email } = await server.addUser(name === 'ResendConfirmationCode' ? { status: 'UNCONFIRMED' } : {});
    const address = nextAddress();
    const answers = await Promise.all(Array.from({ length: 25 }, () => callFrom(address, name, bodyFor(email))));
    expect(answers.filter(isLimit).length).toBeGreaterThan(0);
    expect(isLimit(await callFrom(nextAddress(), name, bodyFor(email)))).toBe(false);
  });

  test('limits one network over all emails', async () => {
    const address = nextAddress();
    let call = 0;
    let answer: Awaited<ReturnType<typeof callFrom>>;
    do {
      call += 1;
      answer = await callFrom(address, name, bodyFor(`${randomUUID()}@foresight.test`));
    } while (!isLimit(answer) && call <= 110);
    expect(call).toBeLessThanOrEqual(101);
  }, 300_000);
});

describe.each(mailing)('%s', (name) => {
  test('mails one recipient up to thirty times a day, however many networks ask', async () => {
    const { body, recipient } = await mailExample(name);
    for (let hour = 0; hour < 5; hour += 1) {
      for (let network = 0; network < 4; network += 1) {
        const address = nextAddress();
        await Promise.all(Array.from({ length: 6 }, () => callFrom(address, name, body)));
      }
      server.wait(60 * 60);
    }
    const mails = server.outbox.filter(({ to }) => to === recipient).length;
    expect(mails).toBeGreaterThan(5);
    expect(mails).toBeLessThanOrEqual(32);
  }, 300_000);
});

/** A call that sends mail, and its recipient. */
async function mailExample(name: string): Promise<{ body: object; recipient: string }> {
  const { email, body } = await (examples[name] as Example)();
  if (name === 'GetUserAttributeVerificationCode') {
    const user = await server.database.kysely
      .selectFrom('users')
      .select('pending_email')
      .where('email', '=', email)
      .executeTakeFirst();
    return { body, recipient: user?.pending_email ?? '' };
  }
  if (name !== 'UpdateUserAttributes') return { body, recipient: email };
  const { AccessToken } = body as { AccessToken: string };
  const recipient = `${randomUUID()}@foresight.test`;
  return { body: { AccessToken, UserAttributes: attributes({ email: recipient }) }, recipient };
}

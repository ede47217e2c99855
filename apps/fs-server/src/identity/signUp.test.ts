import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const refused = (__type: string, message: string) => ({ status: 400, body: { __type, message } });
const wrongCode = refused('CodeMismatchException', 'Invalid verification code provided, please try again.');
const oldCode = refused('ExpiredCodeException', 'Invalid code provided, please request a code again.');
const tooOften = refused('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

/** A different six-digit code. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('[ACCOUNT-001] [AUTH-052] [AUTH-056] a user signs up, can log in only after the mailed code is entered, and has a personal account', async () => {
  const email = 'newcomer@foresight.test';
  const signedUp = await server.signUp('Newcomer@Foresight.test');
  expect(signedUp).toEqual({
    status: 200,
    body: {
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      Session: expect.stringMatching(/^[\w-]{43}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@f***' },
    },
  });
  expect(await server.trySignIn(email)).toEqual(refused('UserNotConfirmedException', 'User is not confirmed.'));

  expect(await server.confirmSignUp(email, server.codeMailedTo(email))).toEqual({ status: 200, body: {} });
  const { IdToken } = await server.signIn(email);
  expect(await server.userOf(`Bearer ${IdToken}`)).toMatchObject({ email, groups: ['fuel-free'] });
  await server.signIn(email);
  const accounts = await server.database.kysely
    .selectFrom('accounts')
    .innerJoin('account_owners', 'account_owners.account_id', 'accounts.id')
    .select(['account_type', 'name', 'plan_id', 'account_owners.email'])
    .where('creator_id', '=', signedUp.body.UserSub ?? '')
    .execute();
  expect(accounts).toEqual([{ account_type: 'PERSONAL', name: 'Zoë Example', plan_id: 'fuel-free', email }]);
});

test('the mail links to the page that reads email and code', async () => {
  await server.signUp('link+1@foresight.test');
  const text = server.outbox.findLast(({ to }) => to === 'link+1@foresight.test')?.text ?? '';
  const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
  expect(link.origin + link.pathname).toBe('http://127.0.0.1:4400/fs/signup');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    email: 'link+1@foresight.test',
    confirmationcode: server.codeMailedTo('link+1@foresight.test'),
  });
});

test('mails are in the language of the page that signed up, until the user has chosen one', async () => {
  const email = 'sprache@foresight.test';
  const subject = () => server.outbox.findLast(({ to }) => to === email)?.subject;
  await server.signUp(email, { language: 'de' });
  expect(subject()).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Foresight');
  await server.confirmSignUp(email, server.codeMailedTo(email));
  await server.forgotPassword(email, { language: 'tlh' });
  expect(subject()).toBe('Reset your Foresight password');
  const { kysely } = server.database;
  const { id } = await kysely.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await kysely
    .insertInto('preferences')
    .values({ owner_id: id, key: 'language', value: 'ar', details: null })
    .execute();
  await server.forgotPassword(email, { language: 'de' });
  expect(subject()).toBe('أعد تعيين كلمة مرورك في \u2068Foresight\u2069');
});

test('[AUTH-050] [AUTH-056] rejects invalid sign-ups with the provider’s messages', async () => {
  expect(await server.signUp('short@foresight.test', { Password: '1234567' })).toEqual(
    refused('InvalidPasswordException', 'Password did not conform with policy: Password not long enough'),
  );
  expect(await server.signUp('no address')).toEqual(
    refused('InvalidParameterException', 'Username should be an email.'),
  );
  expect(await server.signUp('name@foresight.test', { given_name: 'Z' })).toEqual(
    refused('UserLambdaValidationException', 'PreSignUp failed with error Must be min of length 2'),
  );
  expect(await server.signUp('name@foresight.test', { family_name: 'Ex4mple' })).toEqual(
    refused('UserLambdaValidationException', 'PreSignUp failed with error Only alphabet is allowed!'),
  );
  const { email } = await server.addUser();
  expect(await server.signUp(email)).toEqual(refused('UsernameExistsException', 'User already exists'));
  expect(server.codeMailedTo(email)).toBe('');
});

test('a code is valid for a day and one use, and later codes do not invalidate it', async () => {
  const email = 'codes@foresight.test';
  await server.signUp(email);
  const first = server.codeMailedTo(email);
  expect((await server.resendCode(email)).status).toBe(200);
  const second = server.codeMailedTo(email);
  server.wait(24 * 60 * 60);
  expect(await server.confirmSignUp(email, first)).toEqual(oldCode);
  expect(await server.confirmSignUp(email, second)).toEqual(oldCode);
  await server.resendCode(email);
  const third = server.codeMailedTo(email);
  await server.resendCode(email);
  expect((await server.confirmSignUp(email, third)).status).toBe(200);
  expect(await server.confirmSignUp(email, third)).toEqual(
    refused('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
  );
});

test('stores codes and rate-limit keys as hashes only', async () => {
  const email = 'hashed@foresight.test';
  await server.signUp(email);
  const codes = await server.database.kysely.selectFrom('confirmation_codes').selectAll().execute();
  const attempts = await server.database.kysely.selectFrom('attempts').selectAll().execute();
  expect(codes.length).toBeGreaterThan(0);
  expect(attempts.length).toBeGreaterThan(0);
  expect(JSON.stringify(codes)).not.toContain(server.codeMailedTo(email));
  expect(JSON.stringify(attempts)).not.toContain(email);
});

test('brute force fails: five wrong tries exhaust a code, even concurrent ones', async () => {
  const email = 'force@foresight.test';
  await server.signUp(email);
  const code = server.codeMailedTo(email);
  const tries = await Promise.all(Array.from({ length: 12 }, () => server.confirmSignUp(email, otherThan(code))));
  expect(tries.filter(({ body }) => body.__type === 'CodeMismatchException')).toHaveLength(5);
  expect(await server.confirmSignUp(email, code)).toEqual(tooOften);
  server.wait(15 * 60);
  expect(await server.confirmSignUp(email, code)).toEqual(wrongCode);
  // Only that code is exhausted; the next one works.
  await server.resendCode(email);
  expect((await server.confirmSignUp(email, server.codeMailedTo(email))).status).toBe(200);
});

test('trying or requesting a code gets the same response whether or not the email has an account', async () => {
  const pending = 'pending@foresight.test';
  await server.signUp(pending);
  const { email: confirmed } = await server.addUser();
  const nobody = 'nobody@foresight.test';
  const other = otherThan(server.codeMailedTo(pending));
  for (const email of [pending, confirmed, nobody]) {
    expect(await server.confirmSignUp(email, other)).toEqual(wrongCode);
    expect(await server.confirmForgotPassword(email, other)).toEqual(wrongCode);
    const resent = await server.resendCode(email);
    expect(resent.status).toBe(200);
    expect(Object.keys(resent.body)).toEqual(['CodeDeliveryDetails']);
  }
  expect(server.outbox.filter(({ to }) => to === confirmed || to === nobody)).toEqual([]);
});

test('one email gets up to five codes an hour', async () => {
  const email = 'filled@foresight.test';
  await server.signUp(email);
  const answers: { status: number; body: Record<string, string> }[] = [];
  for (let mail = 0; mail < 6; mail += 1) answers.push(await server.resendCode(email));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 400]);
  expect(answers.at(-1)).toEqual(tooOften);
  expect(server.outbox.filter(({ to }) => to === email)).toHaveLength(5);
});

test('one network signs up to twenty times an hour', async () => {
  const limited = await startIdentityServer();
  const answers: { status: number; body: Record<string, string> }[] = [];
  for (let number = 0; number < 21; number += 1) answers.push(await limited.signUp(`many${number}@foresight.test`));
  await limited.close();
  expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(answers[20]).toEqual(tooOften);
});

test('[AUTH-050] [AUTH-056] a new password by code ends every session and invalidates the old password', async () => {
  const { email } = await server.addUser();
  const before = await server.signIn(email);
  expect((await server.forgotPassword(email)).status).toBe(200);
  const code = server.codeMailedTo(email);
  expect(await server.confirmForgotPassword(email, code, '1234567')).toEqual(
    refused('InvalidPasswordException', 'Password did not conform with policy: Password not long enough'),
  );
  expect(await server.confirmForgotPassword(email, code, 'another horse')).toEqual({ status: 200, body: {} });

  expect(await server.userOf(`Bearer ${before.IdToken}`)).toBeNull();
  expect((await server.tryRefresh(before.RefreshToken)).status).toBe(400);
  expect((await server.trySignIn(email, password)).body.__type).toBe('NotAuthorizedException');
  expect((await server.trySignIn(email, 'another horse')).status).toBe(200);
  expect(await server.confirmForgotPassword(email, code, 'a third horse')).toEqual(oldCode);
});

test('brute force of a code for a new password fails too', async () => {
  const { email } = await server.addUser();
  await server.forgotPassword(email);
  const code = server.codeMailedTo(email);
  const guess = () => server.confirmForgotPassword(email, otherThan(code), 'of a thief');
  const tries = await Promise.all(Array.from({ length: 8 }, guess));
  expect(tries.filter(({ body }) => body.__type === 'CodeMismatchException')).toHaveLength(5);
  expect(await server.confirmForgotPassword(email, code, 'of a thief')).toEqual(tooOften);
  expect((await server.trySignIn(email)).status).toBe(200);
});

test('a code for a new password lasts an hour and confirms nothing else', async () => {
  const { email } = await server.addUser();
  await server.forgotPassword(email);
  const code = server.codeMailedTo(email);
  expect(await server.confirmSignUp(email, code)).toEqual(wrongCode);
  server.wait(60 * 60);
  expect(await server.confirmForgotPassword(email, code)).toEqual(oldCode);
});

test('[AUTH-056] a reset reports an email that was not found or never confirmed', async () => {
  expect(await server.forgotPassword('absent@foresight.test')).toEqual(
    refused('UserNotFoundException', 'Username/client id combination not found.'),
  );
  const { email } = await server.addUser({ status: 'UNCONFIRMED' });
  expect(await server.forgotPassword(email)).toEqual(
    refused(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    ),
  );
});

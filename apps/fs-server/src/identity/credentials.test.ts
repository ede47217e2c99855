import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityServer, password, startIdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const refused = (__type: string, message: string) => ({ status: 400, body: { __type, message } });
const newPassword = 'a quite different horse';
const incorrect = refused('NotAuthorizedException', 'Incorrect username or password.');
const tooEasy = refused('InvalidPasswordException', 'This password is too easy to guess. Choose another one.');

/** Creates a user who is logged in on two devices. */
async function createUserOnTwoDevices() {
  const user = await server.addUser();
  return { ...user, here: await server.signIn(user.email), there: await server.signIn(user.email) };
}

const isOpen = async ({ IdToken }: { IdToken: string }) => (await server.userOf(`Bearer ${IdToken}`)) !== null;
const mailsTo = (email: string) => server.outbox.filter(({ to }) => to === email).map(({ subject }) => subject);
const attributes = (named: Record<string, string>) => Object.entries(named).map(([Name, Value]) => ({ Name, Value }));

test('changes a password by the current one, ends other sessions, and notifies by mail', async () => {
  const { email, here, there } = await createUserOnTwoDevices();
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    server.call('ChangePassword', { AccessToken: here.AccessToken, PreviousPassword, ProposedPassword });
  expect(await change('wrong horse', newPassword)).toEqual(incorrect);
  expect(await change(password, 'short')).toEqual(
    refused('InvalidPasswordException', 'Password did not conform with policy: Password not long enough'),
  );
  expect(mailsTo(email)).toEqual([]);
  expect((await change(password, newPassword)).status).toBe(200);
  expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
  expect(await server.trySignIn(email)).toEqual(incorrect);
  expect((await server.trySignIn(email, newPassword)).status).toBe(200);
  expect(mailsTo(email)).toEqual(['Your Foresight password was changed']);
});

test('limits guesses of the current password from a session', async () => {
  const { email, here } = await createUserOnTwoDevices();
  const guess = (PreviousPassword: string) =>
    server.call('ChangePassword', { AccessToken: here.AccessToken, PreviousPassword, ProposedPassword: newPassword });
  for (let number = 0; number < 10; number += 1) await guess(`guess ${number}`);
  expect((await guess(password)).body.__type).toBe('LimitExceededException');
  expect((await server.trySignIn(email)).status).toBe(200);
});

test('lets a user without a password set one only by code', async () => {
  const { email } = await server.addUser({ password: null });
  await server.forgotPassword(email);
  expect((await server.confirmForgotPassword(email, server.codeMailedTo(email), newPassword)).status).toBe(200);
  expect((await server.trySignIn(email, newPassword)).status).toBe(200);
  expect(mailsTo(email)).toEqual(['Reset your Foresight password', 'Your Foresight password was changed']);
});

test.each(['password1', 'PASSWORD1', 'iloveyou', 'qwertyuiop', 'aaaaaaaaaa', '１２３４５６７８'])(
  'rejects the common password “%s” at sign-up, by code and in the account',
  async (common) => {
    const { email, here } = await createUserOnTwoDevices();
    await server.forgotPassword(email);
    const code = server.codeMailedTo(email);
    expect(await server.signUp('common@foresight.test', { Password: common })).toEqual(tooEasy);
    expect(await server.confirmForgotPassword(email, code, common)).toEqual(tooEasy);
    const change = { AccessToken: here.AccessToken, PreviousPassword: password, ProposedPassword: common };
    expect(await server.call('ChangePassword', change)).toEqual(tooEasy);
    // Rejected before the code is checked, so the code stays valid.
    expect((await server.confirmForgotPassword(email, code, newPassword)).status).toBe(200);
  },
);

test('rejects the user’s own email as a password', async () => {
  const email = 'zoe.example@foresight.test';
  for (const Password of [email, 'Zoe.Example']) expect(await server.signUp(email, { Password })).toEqual(tooEasy);
});

test('changes names at once, by the rules of sign-up, and rejects other attributes', async () => {
  const { here } = await createUserOnTwoDevices();
  const update = (named: Record<string, string>) =>
    server.call('UpdateUserAttributes', { AccessToken: here.AccessToken, UserAttributes: attributes(named) });
  expect(await update({ given_name: ' Ada ', family_name: 'Byron' })).toEqual({
    status: 200,
    body: { CodeDeliveryDetailsList: [] },
  });
  const { body } = await server.call<{ UserAttributes: object[] }>('GetUser', { AccessToken: here.AccessToken });
  expect(body.UserAttributes).toEqual(expect.arrayContaining(attributes({ given_name: 'Ada', family_name: 'Byron' })));
  expect((await update({ given_name: 'A' })).body.message).toContain('Must be min of length 2');
  for (const name of ['custom:org', 'sub', 'email_verified', 'constructor', '__proto__']) {
    expect((await update({ [name]: 'x' })).status).toBe(400);
  }
});

test('changes the email once the code mailed to the new one is entered, and notifies the old one', async () => {
  const { id, email, here, there } = await createUserOnTwoDevices();
  const newEmail = 'new@foresight.test';
  const { AccessToken } = here;
  const verify = (Code: string) => server.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });
  expect((await verify('123456')).body.__type).toBe('CodeMismatchException');
  const UserAttributes = attributes({ email: 'New@Foresight.test' });
  expect(await server.call('UpdateUserAttributes', { AccessToken, UserAttributes })).toEqual({
    status: 200,
    body: {
      CodeDeliveryDetailsList: [{ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@f***' }],
    },
  });
  expect((await server.trySignIn(email)).status).toBe(200);
  expect((await server.trySignIn(newEmail)).body.__type).toBe('UserNotFoundException');
  const resend = { AccessToken, AttributeName: 'email' };
  expect((await server.call('GetUserAttributeVerificationCode', resend)).status).toBe(200);
  expect(await verify(server.codeMailedTo(newEmail))).toEqual({ status: 200, body: {} });
  expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
  expect((await server.trySignIn(newEmail)).status).toBe(200);
  expect((await server.trySignIn(email)).status).toBe(400);
  expect(mailsTo(email)).toEqual(['The email address of your Foresight account was changed']);
  expect((await server.call('GetUserAttributeVerificationCode', resend)).status).toBe(400);
  const owned = server.database.kysely
    .selectFrom('accounts')
    .innerJoin('account_owners', 'account_owners.account_id', 'accounts.id')
    .select('email')
    .where('creator_id', '=', id);
  expect(await owned.execute()).toEqual([{ email: newEmail }]);
});

test('responds the same for a new email of another user, and mails no code there', async () => {
  const { email: taken } = await server.addUser();
  const { here } = await createUserOnTwoDevices();
  const update = (email: string) =>
    server.call('UpdateUserAttributes', { AccessToken: here.AccessToken, UserAttributes: attributes({ email }) });
  const answers = [await update(taken), await update('free@foresight.test')];
  expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
    [200, ['CodeDeliveryDetailsList']],
    [200, ['CodeDeliveryDetailsList']],
  ]);
  expect([mailsTo(taken), mailsTo('free@foresight.test')]).toEqual([
    [],
    ['Confirm your new email address for Foresight'],
  ]);
});

test('responds to unsupported flows with Cognito’s messages', async () => {
  const messages: Record<string, string> = {
    USER_SRP_AUTH: 'USER_SRP_AUTH is not enabled for the client.',
    USER_AUTH: 'USER_AUTH flow not enabled for this client',
    CUSTOM_AUTH: 'CUSTOM_AUTH flow not enabled for this client',
    ADMIN_NO_SRP_AUTH: 'Initiate Auth method not supported.',
    ADMIN_USER_PASSWORD_AUTH: 'Initiate Auth method not supported.',
  };
  for (const [AuthFlow, message] of Object.entries(messages)) {
    const AuthParameters = { USERNAME: 'zoe@foresight.test', SRP_A: 'ab'.repeat(384) };
    const body = { AuthFlow, ClientId: server.identity.clientId, AuthParameters };
    expect(await server.call('InitiateAuth', body)).toEqual(refused('InvalidParameterException', message));
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityServer, startIdentityServer } from './testing/identityServer.ts';

// An attacker signs up with a victim's email, and hopes that the victim confirms it.

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const owners = { Password: 'of the owner', given_name: 'Olga' };
const strangers = { Password: 'of a stranger', given_name: 'Stan' };
/** The metadata of a page that received `Session` when it confirmed an email. */
const confirmedBy = (confirmation: string | undefined): Record<string, string> =>
  confirmation === undefined ? {} : { confirmation };
const canLogIn = async (email: string, password: string) => (await server.trySignIn(email, password)).status === 200;

test('the code activates the password that was chosen on the page where the code is entered, whoever signed up first', async () => {
  const orders = [
    ['first@foresight.test', [strangers, owners]],
    ['second@foresight.test', [owners, strangers]],
  ] as const;
  for (const [email, signUps] of orders) {
    let session: string | undefined;
    for (const signUp of signUps) {
      const { status, body } = await server.signUp(email, signUp);
      expect(status).toBe(200);
      if (signUp === owners) session = body.Session;
    }
    expect((await server.confirmSignUp(email, server.codeMailedTo(email), session)).status).toBe(200);
    expect(await canLogIn(email, owners.Password)).toBe(true);
    expect(await canLogIn(email, strangers.Password)).toBe(false);
    const user = server.database.kysely.selectFrom('users').select('given_name').where('email', '=', email);
    expect(await user.executeTakeFirst()).toEqual({ given_name: 'Olga' });
  }
});

test('the code of a stranger’s sign-up activates the password of the page where it is entered', async () => {
  const email = 'latest@foresight.test';
  await server.signUp(email, strangers);
  const ofStranger = server.codeMailedTo(email);
  const { body } = await server.signUp(email, owners);
  expect((await server.confirmSignUp(email, ofStranger, body.Session)).status).toBe(200);
  expect([await canLogIn(email, owners.Password), await canLogIn(email, strangers.Password)]).toEqual([true, false]);
});

test('a code or link used elsewhere confirms the email without activating any of several passwords, and the owner sets a new one', async () => {
  const email = 'link@foresight.test';
  await server.signUp(email, owners);
  await server.signUp(email, strangers);
  expect(server.outbox.findLast(({ to }) => to === email)?.text).toContain(
    'has signed up with this email more than once',
  );
  await server.resendCode(email);
  const session = 'x'.repeat(43);
  expect((await server.confirmSignUp(email, server.codeMailedTo(email), session)).status).toBe(200);
  for (const { Password } of [owners, strangers]) {
    expect((await server.trySignIn(email, Password)).body.message).toBe('Incorrect username or password.');
  }
  await server.forgotPassword(email);
  await server.confirmForgotPassword(email, server.codeMailedTo(email), 'a new horse');
  expect(await canLogIn(email, 'a new horse')).toBe(true);
});

test('the same password again counts as the same sign-up, whose code works anywhere', async () => {
  const email = 'again@foresight.test';
  await server.signUp(email, owners);
  await server.signUp(email, owners);
  expect(server.outbox.findLast(({ to }) => to === email)?.text).not.toContain('more than once');
  await server.confirmSignUp(email, server.codeMailedTo(email));
  expect(await canLogIn(email, owners.Password)).toBe(true);
});

test('a sign-up from a day ago is replaced by the next one, with its password', async () => {
  const email = 'old@foresight.test';
  await server.signUp(email, strangers);
  server.wait(24 * 60 * 60);
  await server.signUp(email, owners);
  await server.confirmSignUp(email, server.codeMailedTo(email));
  expect([await canLogIn(email, owners.Password), await canLogIn(email, strangers.Password)]).toEqual([true, false]);
});

test('where only a stranger signed up, the link activates nothing of theirs, whatever they send', async () => {
  const email = 'victim@foresight.test';
  const { body: theirs } = await server.signUp(email, strangers);
  const { status, body } = await server.openLink(email, server.codeMailedTo(email));
  expect([status, body.Session]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
  for (const proof of [undefined, theirs.Session, 'x'.repeat(43), '']) {
    expect((await server.trySignIn(email, strangers.Password, confirmedBy(proof))).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Your email was confirmed in another window. Log in there, or reset your password.',
    });
  }
  // The owner knows none of the pending passwords.
  expect((await server.trySignIn(email, owners.Password, confirmedBy(body.Session))).body.message).toBe(
    'Incorrect username or password.',
  );
  await server.forgotPassword(email);
  await server.confirmForgotPassword(email, server.codeMailedTo(email), owners.Password);
  expect([await canLogIn(email, owners.Password), await canLogIn(email, strangers.Password)]).toEqual([true, false]);
  expect((await server.trySignIn(email, strangers.Password, confirmedBy(body.Session))).status).toBe(400);
});

test('a user who opens the link on another page logs in there first, and then anywhere', async () => {
  const email = 'elsewhere@foresight.test';
  await server.signUp(email, strangers);
  await server.signUp(email, owners);
  const { body } = await server.openLink(email, server.codeMailedTo(email));
  expect(await canLogIn(email, owners.Password)).toBe(false);
  expect((await server.trySignIn(email, owners.Password, confirmedBy(body.Session))).status).toBe(200);
  expect([await canLogIn(email, owners.Password), await canLogIn(email, strangers.Password)]).toEqual([true, false]);
  const user = server.database.kysely.selectFrom('users').select('given_name').where('email', '=', email);
  expect(await user.executeTakeFirst()).toEqual({ given_name: 'Olga' });
});

test('a first login is possible for a day, and a proof is valid for its own email only', async () => {
  const [email, other] = ['slow@foresight.test', 'quick@foresight.test'];
  await server.signUp(email, owners);
  await server.signUp(other, owners);
  const { body: proof } = await server.openLink(email, server.codeMailedTo(email));
  const { body: otherProof } = await server.openLink(other, server.codeMailedTo(other));
  expect((await server.trySignIn(email, owners.Password, confirmedBy(otherProof.Session))).status).toBe(400);
  expect((await server.trySignIn(other, owners.Password, confirmedBy(otherProof.Session))).status).toBe(200);
  server.wait(24 * 60 * 60);
  expect((await server.trySignIn(email, owners.Password, confirmedBy(proof.Session))).status).toBe(400);
});

test('until the email is confirmed, only those who know a chosen password learn that', async () => {
  const email = 'waiting@foresight.test';
  await server.signUp(email, strangers);
  await server.signUp(email, owners);
  const types = [owners.Password, strangers.Password, 'of nobody'].map(
    async (typed) => (await server.trySignIn(email, typed)).body.__type,
  );
  expect(await Promise.all(types)).toEqual([
    'UserNotConfirmedException',
    'UserNotConfirmedException',
    'NotAuthorizedException',
  ]);
});

test('the session of another email’s sign-up activates nothing', async () => {
  const mine = 'mine@foresight.test';
  await server.signUp(mine, owners);
  const { body } = await server.signUp('theirs@foresight.test', strangers);
  await server.confirmSignUp(mine, server.codeMailedTo(mine), body.Session);
  expect([await canLogIn(mine, owners.Password), await canLogIn(mine, strangers.Password)]).toEqual([true, false]);
});

test('the session of a sign-up is stored as a hash, and deleted by the confirmation', async () => {
  const email = 'stored@foresight.test';
  const { body } = await server.signUp(email, owners);
  const stored = async () =>
    server.database.kysely
      .selectFrom('sign_ups')
      .selectAll()
      .where('user_id', '=', body.UserSub ?? '')
      .execute();
  expect(await stored()).toHaveLength(1);
  expect(JSON.stringify(await stored())).not.toContain(body.Session);
  await server.confirmSignUp(email, server.codeMailedTo(email));
  expect(await stored()).toEqual([]);
});

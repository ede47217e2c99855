import { afterAll, beforeAll, expect, test } from 'vitest';
import { type IdentityServer, startIdentityServer } from './testing/identityServer.ts';

// A stranger signs up with somebody's e-mail and waits for its owner to confirm it, so as to come in afterwards.

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

const owners = { Password: 'of the owner', given_name: 'Olga' };
const strangers = { Password: 'of a stranger', given_name: 'Stan' };
/** What a page hands on that was told `Session` when it confirmed an e-mail. */
const confirmedBy = (confirmation: string | undefined): Record<string, string> =>
  confirmation === undefined ? {} : { confirmation };
const letIn = async (email: string, password: string) => (await server.trySignIn(email, password)).status === 200;

test('whoever signed up first, the code makes the password live that was chosen on the page where it is typed', async () => {
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
    expect(await letIn(email, owners.Password)).toBe(true);
    expect(await letIn(email, strangers.Password)).toBe(false);
    const user = server.database.kysely.selectFrom('users').select('given_name').where('email', '=', email);
    expect(await user.executeTakeFirst()).toEqual({ given_name: 'Olga' });
  }
});

test('confirms with the code of a stranger’s sign-up the password of the page where it is entered', async () => {
  const email = 'latest@foresight.test';
  await server.signUp(email, strangers);
  const ofStranger = server.codeMailedTo(email);
  const { body } = await server.signUp(email, owners);
  expect((await server.confirmSignUp(email, ofStranger, body.Session)).status).toBe(200);
  expect([await letIn(email, owners.Password), await letIn(email, strangers.Password)]).toEqual([true, false]);
});

test('a code or its link used elsewhere confirms the e-mail, but no password of several; its owner sets a new one', async () => {
  const email = 'link@foresight.test';
  await server.signUp(email, owners);
  await server.signUp(email, strangers);
  expect(server.outbox.findLast(({ to }) => to === email)?.text).toContain('signed up more than once');
  await server.resendCode(email);
  const session = 'x'.repeat(43);
  expect((await server.confirmSignUp(email, server.codeMailedTo(email), session)).status).toBe(200);
  for (const { Password } of [owners, strangers]) {
    expect((await server.trySignIn(email, Password)).body.message).toBe('Incorrect username or password.');
  }
  await server.forgotPassword(email);
  await server.confirmForgotPassword(email, server.codeMailedTo(email), 'a new horse');
  expect(await letIn(email, 'a new horse')).toBe(true);
});

test('the same password again is the same sign-up, whose code works anywhere', async () => {
  const email = 'again@foresight.test';
  await server.signUp(email, owners);
  await server.signUp(email, owners);
  expect(server.outbox.findLast(({ to }) => to === email)?.text).not.toContain('more than once');
  await server.confirmSignUp(email, server.codeMailedTo(email));
  expect(await letIn(email, owners.Password)).toBe(true);
});

test('a sign-up of a day ago gives way to the next one, with its password', async () => {
  const email = 'old@foresight.test';
  await server.signUp(email, strangers);
  server.wait(24 * 60 * 60);
  await server.signUp(email, owners);
  await server.confirmSignUp(email, server.codeMailedTo(email));
  expect([await letIn(email, owners.Password), await letIn(email, strangers.Password)]).toEqual([true, false]);
});

test('where a stranger alone signed up, the link makes nothing of theirs live, whatever they send', async () => {
  const email = 'victim@foresight.test';
  const { body: theirs } = await server.signUp(email, strangers);
  const { status, body } = await server.openLink(email, server.codeMailedTo(email));
  expect([status, body.Session]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
  for (const proof of [undefined, theirs.Session, 'x'.repeat(43), '']) {
    expect((await server.trySignIn(email, strangers.Password, confirmedBy(proof))).body).toEqual({
      __type: 'NotAuthorizedException',
      message:
        'Your e-mail was confirmed on another page: log in there, or choose a new password with "Reset password".',
    });
  }
  // The owner knows none of the passwords that wait.
  expect((await server.trySignIn(email, owners.Password, confirmedBy(body.Session))).body.message).toBe(
    'Incorrect username or password.',
  );
  await server.forgotPassword(email);
  await server.confirmForgotPassword(email, server.codeMailedTo(email), owners.Password);
  expect([await letIn(email, owners.Password), await letIn(email, strangers.Password)]).toEqual([true, false]);
  expect((await server.trySignIn(email, strangers.Password, confirmedBy(body.Session))).status).toBe(400);
});

test('whoever signed up and opens the link elsewhere logs in there, and from then on anywhere', async () => {
  const email = 'elsewhere@foresight.test';
  await server.signUp(email, strangers);
  await server.signUp(email, owners);
  const { body } = await server.openLink(email, server.codeMailedTo(email));
  expect(await letIn(email, owners.Password)).toBe(false);
  expect((await server.trySignIn(email, owners.Password, confirmedBy(body.Session))).status).toBe(200);
  expect([await letIn(email, owners.Password), await letIn(email, strangers.Password)]).toEqual([true, false]);
  const user = server.database.kysely.selectFrom('users').select('given_name').where('email', '=', email);
  expect(await user.executeTakeFirst()).toEqual({ given_name: 'Olga' });
});

test('a first log-in waits for a day, and what proves one e-mail proves no other', async () => {
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

test('until the e-mail is confirmed each who signed up is told so, and nobody else', async () => {
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

test('the session of another e-mail’s sign-up chooses nothing here', async () => {
  const mine = 'mine@foresight.test';
  await server.signUp(mine, owners);
  const { body } = await server.signUp('theirs@foresight.test', strangers);
  await server.confirmSignUp(mine, server.codeMailedTo(mine), body.Session);
  expect([await letIn(mine, owners.Password), await letIn(mine, strangers.Password)]).toEqual([true, false]);
});

test('what a sign-up’s page was told is stored as a hash, and goes with the confirmation', async () => {
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

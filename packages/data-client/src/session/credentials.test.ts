import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeStorage } from '../testing/fakeStorage.ts';
import { refused, type SessionPages, startSessionPages } from '../testing/sessionPages.ts';
import { createCognitoProvider } from './cognito.ts';
import { createSession } from './createSession.ts';
import { createBrowserDeviceStore } from './DeviceStore.ts';
import { createMemoryTokenStore } from './memoryTokenStore.ts';

let pages: SessionPages;
beforeAll(async () => {
  pages = await startSessionPages();
});
afterAll(() => pages.close());

const password = 'correct horse battery';
const newPassword = 'a quite different horse';
const done = { ok: true, data: undefined };
const exceeded = refused('invalid', 'Password attempts exceeded');

test('changes the password and keeps the session', async () => {
  const { session, email } = await pages.openSignedInPage();
  expect(await session.changePassword({ current: 'wrong', password: newPassword })).toEqual(
    refused('invalid', 'Incorrect username or password.'),
  );
  expect(await session.changePassword({ current: password, password: 'password1' })).toEqual(
    refused('invalid', 'This password is too easy to guess. Choose another one.'),
  );
  expect(await session.changePassword({ current: password, password: newPassword })).toEqual(done);
  expect(await session.refresh()).toMatchObject({ ok: true });
  expect(await pages.openPage().session.signIn({ email, password: newPassword })).toMatchObject({ ok: true });
});

test("changes names at once and the email by code, and updates the session's user", async () => {
  const { session } = await pages.openSignedInPage();
  const email = 'changed@foresight.test';
  const changes = { given_name: 'Ada', email: ' Changed@Foresight.test ' };
  expect(await session.updateAttributes(changes)).toEqual({ ok: true, data: { isEmailPending: true } });
  expect(session.user()?.attributes).toMatchObject({ given_name: 'Ada' });
  expect(session.user()?.attributes.email).not.toBe(email);
  expect(await session.resendEmailCode()).toEqual(done);
  expect(await session.confirmEmail('000')).toMatchObject({ ok: false, reason: 'invalid' });
  expect(await session.confirmEmail(` ${pages.server.codeMailedTo(email)} `)).toEqual(done);
  expect(session.user()?.attributes.email).toBe(email);
  expect(session.userName()).toBe(email);
});

test('changes nothing for a signed-out user', async () => {
  const { session } = await pages.openSignedInPage();
  await session.signOut();
  expect(await session.changePassword({ current: password, password: newPassword })).toEqual(
    refused('signed-out', 'You’re logged out. Log in to continue.'),
  );
});

test("stores the device's proof, and logs in with it while strangers guess", async () => {
  const { email } = await pages.server.addUser();
  const storage = createFakeStorage();
  const openOn = (devices: Storage) =>
    createSession({
      provider: createCognitoProvider({
        endpoint: pages.endpoint,
        clientId: pages.server.identity.clientId,
        devices: createBrowserDeviceStore(() => devices),
      }),
      store: createMemoryTokenStore(),
    });
  expect(await openOn(storage).signIn({ email, password })).toMatchObject({ ok: true });
  expect(storage.entries()).toEqual({ 'fs.device': expect.stringMatching(/^[\w-]{64}$/) });
  for (let number = 0; number < 11; number += 1) {
    const { trySignIn } = pages.server.from(`203.0.113.${number + 1}`);
    await Promise.all(Array.from({ length: 10 }, () => trySignIn(email, 'a guess')));
  }
  expect(await openOn(createFakeStorage()).signIn({ email, password })).toEqual(exceeded);
  expect(await openOn(storage).signIn({ email, password })).toMatchObject({ ok: true });
});

test('works without a proof where storage is blocked', async () => {
  const store = createBrowserDeviceStore(() => {
    throw new Error('blocked');
  });
  store.write('proof');
  expect(store.read()).toBeNull();
});

import { password } from 'fs-server/testing/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, type SessionPages, startSessionPages } from '../testing/sessionPages.ts';
import { createBrowserTokenStore } from './browserTokenStore.ts';

let pages: SessionPages;
beforeAll(async () => {
  pages = await startSessionPages();
});
afterAll(() => pages.close());

test('[AUTH-049] logging out on one device ends the sessions on all of them', async () => {
  const { session: laptop, email, browser } = await pages.openSignedInPage();
  const { session: phone } = pages.openPage();
  await phone.signIn({ email, password });
  const [laptopToken, phoneToken] = [await laptop.idToken(), await phone.idToken()];
  const outcome = await laptop.signOut();

  expect(outcome).toEqual({ ok: true, data: undefined });
  expect(laptop.state()).toEqual({ status: 'signed-out' });
  expect(browser.storage.entries()).toEqual({});
  expect(await pages.server.userOf(`Bearer ${laptopToken}`)).toBeNull();
  expect(await pages.server.userOf(`Bearer ${phoneToken}`)).toBeNull();
  expect(await phone.refresh()).toEqual(refused('signed-out', 'Refresh Token has been revoked'));
  expect(phone.user()).toBeNull();
});

test('[AUTH-049] logging out after a long pause first refreshes the token that it needs', async () => {
  const { session, network, email } = await pages.openSignedInPage();
  const { session: phone } = pages.openPage();
  await phone.signIn({ email, password });
  pages.server.wait(3600);

  expect(await session.signOut()).toEqual({ ok: true, data: undefined });
  expect(network.calls).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken', 'GlobalSignOut']);
  expect(await phone.refresh()).toMatchObject({ ok: false, reason: 'signed-out' });
});

test('logging out without a connection logs out here, and reports that other devices may be logged in', async () => {
  const { session, network, browser } = await pages.openSignedInPage();
  network.set('offline');

  expect(await session.signOut()).toMatchObject({ ok: false, reason: 'offline' });
  expect(session.state()).toEqual({ status: 'signed-out' });
  expect(browser.storage.getItem('fs.refreshToken')).toBeNull();
});

test('what is under way for a user ends before their tokens do, and the next login starts anew', async () => {
  const { session, email } = await pages.openSignedInPage();
  const login = session.untilLogout();
  const leaving = session.signOut();
  expect(login.reason).toMatchObject({ name: 'TokenUnavailable', reason: 'signed-out' });
  await leaving;
  expect(session.untilLogout().aborted).toBe(true);

  await session.signIn({ email, password });
  expect(session.untilLogout().aborted).toBe(false);
});

test('logging out succeeds when another device has logged out everywhere', async () => {
  const { session, email } = await pages.openSignedInPage();
  const { session: phone } = pages.openPage();
  await phone.signIn({ email, password });
  await phone.signOut();

  expect(await session.signOut()).toEqual({ ok: true, data: undefined });
});

test('a pending refresh does not restore a user who logged out meanwhile', async () => {
  const { session, browser } = await pages.openSignedInPage();
  pages.server.wait(3600);
  const [token, signedOut] = await Promise.all([session.idToken(), session.signOut()]);

  expect(token).toBeNull();
  expect(signedOut.ok).toBe(true);
  expect(session.state()).toEqual({ status: 'signed-out' });
  expect(browser.storage.getItem('fs.refreshToken')).toBeNull();
});

test('logging out in one tab logs out the others, and logging in logs them in', async () => {
  const { session: first, browser, email } = await pages.openSignedInPage();
  const { session: second } = pages.openPage(browser);
  await second.restore();
  const changes: string[] = [];
  second.subscribe(() => changes.push(second.state().status));

  await first.signOut();
  expect(second.state()).toEqual({ status: 'signed-out' });
  await first.signIn({ email, password });
  await expect.poll(() => second.user()?.attributes.email).toBe(email);
  expect(changes).toEqual(['signed-out', 'loading', 'signed-in']);
});

test('a page that a user comes back to shows nothing of who logged out meanwhile', async () => {
  const { session: here, browser, email } = await pages.openSignedInPage();
  const { email: other } = await pages.server.addUser();
  const events = new EventTarget();
  // Events of other tabs do not reach a page that the browser keeps for Back.
  const store = createBrowserTokenStore({ storage: () => browser.storage, events });
  const { session: kept } = pages.openPage(browser, { store });
  await kept.restore();
  const comeBack = () => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  comeBack();
  expect(kept.user()?.attributes.email).toBe(email);

  await here.signOut();
  await here.signIn({ email: other, password });
  comeBack();
  expect(kept.state()).toEqual({ status: 'loading' });
  await expect.poll(() => kept.user()?.attributes.email).toBe(other);

  await here.signOut();
  expect(kept.user()?.attributes.email).toBe(other);
  comeBack();
  expect(kept.state()).toEqual({ status: 'signed-out' });
});

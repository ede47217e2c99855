import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused, type SessionPages, startSessionPages } from '../testing/sessionPages.ts';
import type { SessionOptions } from './createSession.ts';

let pages: SessionPages;
beforeAll(async () => {
  pages = await startSessionPages();
});
afterAll(() => pages.close());

test('[AUTH-046] an ID token is used until its last minute and then renewed', async () => {
  const { session, network } = await pages.openSignedInPage();
  const first = await session.idToken();
  pages.server.wait(3539);
  expect(await session.idToken()).toBe(first);
  pages.server.wait(1);
  const second = await session.idToken();

  expect(second).not.toBe(first);
  expect(await pages.server.userOf(`Bearer ${second}`)).not.toBeNull();
  expect(network.calls).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken']);
});

test('ten simultaneous calls that need a token share one refresh', async () => {
  const { session, network } = await pages.openSignedInPage();
  pages.server.wait(3600);
  const tokens = await Promise.all(Array.from({ length: 10 }, () => session.idToken()));

  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toBeNull();
  expect(network.calls).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken']);
});

test("tabs that refresh at once take turns, each with the previous tab's new token", async () => {
  const { browser } = await pages.openSignedInPage();
  const tabs = Array.from({ length: 4 }, () => pages.openPage(browser));
  const outcomes = await Promise.all(tabs.map((tab) => tab.session.restore()));

  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  const sent = tabs.flatMap((tab) => tab.network.refreshTokens);
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(4);
});

test('tabs without Web Locks that refresh at once do not log one another out', async () => {
  const { browser } = await pages.openSignedInPage();
  const locks: SessionOptions['locks'] = { request: (_name, work) => work() };
  const [first, second] = [pages.openPage(browser, { locks }).session, pages.openPage(browser, { locks }).session];
  await Promise.all([first.restore(), second.restore()]);

  expect(await pages.server.userOf(`Bearer ${await first.idToken()}`)).not.toBeNull();
  expect(await pages.server.userOf(`Bearer ${await second.idToken()}`)).not.toBeNull();
});

test('a user who loses the connection stays logged in, and continues when it returns', async () => {
  const { session, network, id } = await pages.openSignedInPage();
  pages.server.wait(3600);
  network.set('offline');

  expect(session.tokenFailure()).toBeNull();
  expect(await session.idToken()).toBeNull();
  expect(session.tokenFailure()).toBe('offline');
  expect(await session.refresh()).toMatchObject({ ok: false, reason: 'offline' });
  expect(session.user()?.username).toBe(id);

  network.set('none');
  expect(await pages.server.userOf(`Bearer ${await session.idToken()}`)).toMatchObject({ id });
});

test('a user goes on where there is no connection, and has tokens once there is one', async () => {
  const { session, browser, id } = await pages.openSignedInPage();
  const user = session.user();
  if (!user) throw new Error('Nobody is logged in');
  const next = pages.openPage(browser);
  next.network.set('offline');
  expect(next.session.resume(user)).toEqual({ ok: true, data: user });
  expect([await next.session.idToken(), next.session.tokenFailure()]).toEqual([null, 'offline']);
  expect(next.session.user()).toEqual(user);

  next.network.set('none');
  expect(await pages.server.userOf(`Bearer ${await next.session.idToken()}`)).toMatchObject({ id });
  expect(pages.openPage().session.resume(user)).toMatchObject({ ok: false, reason: 'signed-out' });
});

test('a user who logs out, or whose session has ended, has no token without a failure', async () => {
  const { session, network } = await pages.openSignedInPage();
  pages.server.wait(3600);
  network.set('offline');
  await session.idToken();
  await session.signOut();
  expect([session.tokenFailure(), session.state().status]).toEqual([null, 'signed-out']);
});

test('an ID token in its last minute is used when no new one is available', async () => {
  const { session, network } = await pages.openSignedInPage();
  const first = await session.idToken();
  pages.server.wait(3550);
  network.set('offline');

  expect(await session.idToken()).toBe(first);
});

test('a lost response does not cost the session', async () => {
  const { session, network, id } = await pages.openSignedInPage();
  pages.server.wait(3600);
  network.set('answers-lost');
  expect(await session.refresh()).toMatchObject({ ok: false, reason: 'offline' });
  network.set('none');

  expect(await session.refresh()).toMatchObject({ ok: true, data: { username: id } });
});

test('a refresh that the provider refuses logs out', async () => {
  const { session, browser, id } = await pages.openSignedInPage();
  await pages.server.database.kysely.deleteFrom('sessions').where('user_id', '=', id).execute();
  const outcome = await session.refresh();

  expect(outcome).toEqual(refused('signed-out', 'Invalid Refresh Token'));
  expect(session.state()).toEqual({ status: 'signed-out' });
  expect(browser.storage.getItem('fs.refreshToken')).toBeNull();
});

test('a token that the server refuses is replaced, but not in a loop', async () => {
  const { session, network } = await pages.openSignedInPage();
  const first = await session.idToken();
  expect(await session.idToken({ isRefused: true })).toBe(first);
  pages.server.wait(60);
  const second = await session.idToken({ isRefused: true });

  expect(second).not.toBe(first);
  expect(await session.idToken({ isRefused: true })).toBe(second);
  expect(network.calls).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken']);
});

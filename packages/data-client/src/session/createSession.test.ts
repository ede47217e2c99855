import { password } from 'fs-server/testing/identity';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refused, type SessionPages, startSessionPages } from '../testing/sessionPages.ts';

let pages: SessionPages;
beforeAll(async () => {
  pages = await startSessionPages();
});
afterAll(() => pages.close());

test('[AUTH-039] [ENTITY-049] [ENTITY-050] logging in returns the user', async () => {
  const organization = { org_id: 'o1', org_name: 'Exämple & Co', logo_url: 'https://logo.example/1.png' };
  const { id, email } = await pages.server.addUser({ organization });
  const { session } = pages.openPage();
  const outcome = await session.signIn({ email, password });

  expect(outcome).toEqual({
    ok: true,
    data: {
      username: id,
      attributes: { sub: id, email, given_name: 'Zoë', family_name: 'Example', 'custom:org': expect.any(String) },
      groups: ['fuel-free'],
    },
  });
  expect(JSON.parse(session.user()?.attributes['custom:org'] ?? '')).toEqual(organization);
  expect(session.state()).toEqual({ status: 'signed-in', user: session.user() });
});

test("[AUTH-047] [PERM-003] [PERM-004] the session has the user's email and all of their groups", async () => {
  const staffGroups = [
    'unlimited',
    'internal',
    'admin',
    'messengers',
    'channels-create',
    'idea-gen',
    'editors',
    'notebooks',
  ] as const;
  const { email } = await pages.server.addUser({ staffGroups: [...staffGroups].reverse() });
  const { session } = pages.openPage();
  await session.signIn({ email, password });

  expect(session.user()?.attributes.email).toBe(email);
  expect(session.user()?.groups).toEqual(['fuel-free', ...staffGroups]);
});

test('the email is trimmed and lower-cased before it is sent, and stored for the next login', async () => {
  const { session, browser } = pages.openPage();
  await pages.server.addUser({ email: 'spaces@foresight.example' });
  const outcome = await session.signIn({ email: '  Spaces@Foresight.Example ', password });

  expect(outcome.ok).toBe(true);
  expect(session.userName()).toBe('spaces@foresight.example');
  expect(pages.openPage(browser).session.userName()).toBe('spaces@foresight.example');
});

test("[AUTH-039] a refused login fails with the provider's message and logs nobody in", async () => {
  const { email } = await pages.server.addUser();
  const { email: unconfirmed } = await pages.server.addUser({ status: 'UNCONFIRMED' });
  const { session, browser } = pages.openPage();
  const signIn = (address: string, typed: string) => session.signIn({ email: address, password: typed });

  expect(await signIn(email, 'wrong horse')).toEqual(refused('invalid', 'Incorrect username or password.'));
  expect(await signIn('nobody@foresight.example', password)).toEqual(refused('not-found', 'User does not exist.'));
  expect(await signIn(unconfirmed, password)).toEqual(refused('forbidden', 'User is not confirmed.'));
  expect(session.user()).toBeNull();
  expect(browser.storage.entries()).toEqual({});
});

test('a page starts as loading and then as signed out', async () => {
  const { session, network } = pages.openPage();
  expect(session.state()).toEqual({ status: 'loading' });
  const outcome = await session.restore();

  expect(outcome).toEqual(refused('signed-out', 'You’re logged out. Log in to continue.'));
  expect(session.state()).toEqual({ status: 'signed-out' });
  expect(await session.idToken()).toBeNull();
  expect(network.calls).toEqual([]);
});

test('[AUTH-046] a later page restores the session of an earlier one', async () => {
  const { browser, email } = await pages.openSignedInPage();
  pages.server.wait(24 * 3600);
  const { session } = pages.openPage(browser);
  const outcome = await session.restore();

  expect(outcome.ok).toBe(true);
  expect(session.user()?.attributes.email).toBe(email);
});

test('only the refresh token outlives the page', async () => {
  const { session, browser, email } = await pages.openSignedInPage();

  expect(browser.storage.entries()).toEqual({ 'fs.refreshToken': expect.any(String), userName: email });
  expect(JSON.stringify(browser.storage.entries())).not.toContain(await session.idToken());
});

test('a page that opens without a connection reports why it is still loading, and can retry', async () => {
  const { browser, id } = await pages.openSignedInPage();
  const { session, network } = pages.openPage(browser);
  network.set('offline');
  await session.restore();

  expect(session.state()).toMatchObject({ status: 'loading', failure: { reason: 'offline' } });
  network.set('none');
  expect(await session.restore()).toMatchObject({ ok: true, data: { username: id } });
});

test('a refresh without changes is no change of state', async () => {
  const { session, id } = await pages.openSignedInPage();
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  const before = session.state();
  await session.refresh();

  expect(session.state()).toBe(before);
  expect(listener).not.toHaveBeenCalled();

  await pages.server.database.kysely.updateTable('users').set({ given_name: 'Zoé' }).where('id', '=', id).execute();
  await session.refresh();
  expect(session.user()?.attributes.given_name).toBe('Zoé');
  expect(listener).toHaveBeenCalledTimes(1);

  stop();
  await session.signOut();
  expect(listener).toHaveBeenCalledTimes(1);
});

import { type IdentityServer, password, startIdentityServer } from 'fs-server/testing/identity';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createCognitoProvider } from './cognito.ts';
import { createSession, type Session, type SessionOptions } from './createSession.ts';
import { createFakeBrowser } from './testing/fakeBrowser.ts';
import { createNetwork } from './testing/network.ts';

let server: IdentityServer;
let endpoint: string;
beforeAll(async () => {
  server = await startIdentityServer();
  endpoint = await server.listen();
});
afterAll(() => server.close());

const opened: Session[] = [];
afterEach(() => {
  for (const session of opened.splice(0)) session.close();
});

type Browser = ReturnType<typeof createFakeBrowser>;

/** A page of the app, on the server's clock. */
function openPage(browser: Browser = createFakeBrowser(), options: Partial<SessionOptions> = {}) {
  const network = createNetwork();
  const provider = createCognitoProvider({ endpoint, clientId: server.identity.clientId, fetch: network.fetch });
  const now = () => server.now().getTime();
  const session = createSession({ provider, store: browser.openTab(), now, ...options });
  opened.push(session);
  return { session, network, browser };
}

async function openSignedInPage(browser?: Browser, options?: Partial<SessionOptions>) {
  const page = openPage(browser, options);
  const { id, email } = await server.addUser();
  await page.session.signIn({ email, password });
  return { ...page, id, email };
}

test('[AUTH-039] [ENTITY-049] [ENTITY-050] signing in tells who the reader is', async () => {
  const organization = { org_id: 'o1', org_name: 'Exämple & Co', logo_url: 'https://logo.example/1.png' };
  const { id, email } = await server.addUser({ organization });
  const { session } = openPage();
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

test("[AUTH-047] [PERM-003] [PERM-004] the session supplies the reader's e-mail and all groups that they have", async () => {
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
  const { email } = await server.addUser({ staffGroups: [...staffGroups].reverse() });
  const { session } = openPage();
  await session.signIn({ email, password });

  expect(session.user()?.attributes.email).toBe(email);
  expect(session.user()?.groups).toEqual(['fuel-free', ...staffGroups]);
});

test('the e-mail is trimmed and lower-cased before it is sent, and kept for the next sign-in', async () => {
  const { session, browser } = openPage();
  await server.addUser({ email: 'spaces@foresight.example' });
  const outcome = await session.signIn({ email: '  Spaces@Foresight.Example ', password });

  expect(outcome.ok).toBe(true);
  expect(session.userName()).toBe('spaces@foresight.example');
  expect(openPage(browser).session.userName()).toBe('spaces@foresight.example');
});

test('[AUTH-039] a sign-in that is refused says so in the words of the provider, and signs nobody in', async () => {
  const { email } = await server.addUser();
  const { email: unconfirmed } = await server.addUser({ status: 'UNCONFIRMED' });
  const { session, browser } = openPage();
  const signIn = (address: string, typed: string) => session.signIn({ email: address, password: typed });

  expect(await signIn(email, 'wrong horse')).toEqual(refused('invalid', 'Incorrect username or password.'));
  expect(await signIn('nobody@foresight.example', password)).toEqual(refused('not-found', 'User does not exist.'));
  expect(await signIn(unconfirmed, password)).toEqual(refused('forbidden', 'User is not confirmed.'));
  expect(session.user()).toBeNull();
  expect(browser.storage.entries()).toEqual({});
});

test('a page starts as loading and finds that nobody is signed in', async () => {
  const { session, network } = openPage();
  expect(session.state()).toEqual({ status: 'loading' });
  const outcome = await session.restore();

  expect(outcome).toEqual(refused('signed-out', 'You are signed out.'));
  expect(session.state()).toEqual({ status: 'signed-out' });
  expect(await session.idToken()).toBeNull();
  expect(network.calls).toEqual([]);
});

test('[AUTH-046] a later page restores the session that an earlier one left', async () => {
  const { browser, email } = await openSignedInPage();
  server.wait(24 * 3600);
  const { session } = openPage(browser);
  const outcome = await session.restore();

  expect(outcome.ok).toBe(true);
  expect(session.user()?.attributes.email).toBe(email);
});

test('only the refresh token outlives the page', async () => {
  const { session, browser, email } = await openSignedInPage();

  expect(browser.storage.entries()).toEqual({ 'fs.refreshToken': expect.any(String), userName: email });
  expect(JSON.stringify(browser.storage.entries())).not.toContain(await session.idToken());
});

test('[AUTH-046] an ID token is used until its last minute and renewed then', async () => {
  const { session, network } = await openSignedInPage();
  const first = await session.idToken();
  server.wait(3539);
  expect(await session.idToken()).toBe(first);
  server.wait(1);
  const second = await session.idToken();

  expect(second).not.toBe(first);
  expect(await server.readerOf(`Bearer ${second}`)).not.toBeNull();
  expect(network.calls).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken']);
});

test('ten calls that need a token at once share one refresh', async () => {
  const { session, network } = await openSignedInPage();
  server.wait(3600);
  const tokens = await Promise.all(Array.from({ length: 10 }, () => session.idToken()));

  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toBeNull();
  expect(network.calls).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken']);
});

test('tabs that refresh at once take turns, each with the token that the one before was given', async () => {
  const { browser } = await openSignedInPage();
  const sent: string[] = [];
  const tabs = Array.from({ length: 4 }, () => {
    const network = createNetwork();
    const fetch: typeof globalThis.fetch = (input, init) => {
      sent.push(JSON.parse(String(init?.body)).RefreshToken);
      return network.fetch(input, init);
    };
    const provider = createCognitoProvider({ endpoint, clientId: server.identity.clientId, fetch });
    return openPage(browser, { provider }).session;
  });
  const outcomes = await Promise.all(tabs.map((tab) => tab.restore()));

  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expect(new Set(sent).size).toBe(4);
});

test('tabs without Web Locks that refresh at once do not sign one another out', async () => {
  const { browser } = await openSignedInPage();
  const locks: SessionOptions['locks'] = { request: (_name, work) => work() };
  const [first, second] = [openPage(browser, { locks }).session, openPage(browser, { locks }).session];
  await Promise.all([first.restore(), second.restore()]);

  expect(await server.readerOf(`Bearer ${await first.idToken()}`)).not.toBeNull();
  expect(await server.readerOf(`Bearer ${await second.idToken()}`)).not.toBeNull();
});

test('a reader who loses the connection stays signed in, and goes on when it is back', async () => {
  const { session, network, id } = await openSignedInPage();
  server.wait(3600);
  network.set('offline');

  expect(await session.idToken()).toBeNull();
  expect(await session.refresh()).toMatchObject({ ok: false, reason: 'offline' });
  expect(session.user()?.username).toBe(id);

  network.set('none');
  expect(await server.readerOf(`Bearer ${await session.idToken()}`)).toMatchObject({ id });
});

test('in its last minute an ID token still serves where no new one can be had', async () => {
  const { session, network } = await openSignedInPage();
  const first = await session.idToken();
  server.wait(3550);
  network.set('offline');

  expect(await session.idToken()).toBe(first);
});

test('a page that opens without a connection says why it is still loading, and can try again', async () => {
  const { browser, id } = await openSignedInPage();
  const { session, network } = openPage(browser);
  network.set('offline');
  await session.restore();

  expect(session.state()).toMatchObject({ status: 'loading', failure: { reason: 'offline' } });
  network.set('none');
  expect(await session.restore()).toMatchObject({ ok: true, data: { username: id } });
});

test('an answer that is lost on its way does not cost the session', async () => {
  const { session, network, id } = await openSignedInPage();
  server.wait(3600);
  network.set('answers-lost');
  expect(await session.refresh()).toMatchObject({ ok: false, reason: 'offline' });
  network.set('none');

  expect(await session.refresh()).toMatchObject({ ok: true, data: { username: id } });
});

test('a refresh that the provider refuses signs out', async () => {
  const { session, browser, id } = await openSignedInPage();
  await server.database.kysely.deleteFrom('sessions').where('user_id', '=', id).execute();
  const outcome = await session.refresh();

  expect(outcome).toEqual(refused('signed-out', 'Invalid Refresh Token'));
  expect(session.state()).toEqual({ status: 'signed-out' });
  expect(browser.storage.getItem('fs.refreshToken')).toBeNull();
});

test('[AUTH-049] signing out on one device ends the sessions on all of them', async () => {
  const { session: laptop, email, browser } = await openSignedInPage();
  const { session: phone } = openPage();
  await phone.signIn({ email, password });
  const [laptopToken, phoneToken] = [await laptop.idToken(), await phone.idToken()];
  const outcome = await laptop.signOut();

  expect(outcome).toEqual({ ok: true, data: undefined });
  expect(laptop.state()).toEqual({ status: 'signed-out' });
  expect(browser.storage.entries()).toEqual({ userName: email });
  expect(await server.readerOf(`Bearer ${laptopToken}`)).toBeNull();
  expect(await server.readerOf(`Bearer ${phoneToken}`)).toBeNull();
  expect(await phone.refresh()).toEqual(refused('signed-out', 'Refresh Token has been revoked'));
  expect(phone.user()).toBeNull();
});

test('[AUTH-049] signing out after a long pause first gets the token that it takes', async () => {
  const { session, network, email } = await openSignedInPage();
  const { session: phone } = openPage();
  await phone.signIn({ email, password });
  server.wait(3600);

  expect(await session.signOut()).toEqual({ ok: true, data: undefined });
  expect(network.calls).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken', 'GlobalSignOut']);
  expect(await phone.refresh()).toMatchObject({ ok: false, reason: 'signed-out' });
});

test('signing out without a connection signs out here, and says that it was not everywhere', async () => {
  const { session, network, browser } = await openSignedInPage();
  network.set('offline');

  expect(await session.signOut()).toMatchObject({ ok: false, reason: 'offline' });
  expect(session.state()).toEqual({ status: 'signed-out' });
  expect(browser.storage.getItem('fs.refreshToken')).toBeNull();
});

test('signing out where another device did so before is no failure', async () => {
  const { session, email } = await openSignedInPage();
  const { session: phone } = openPage();
  await phone.signIn({ email, password });
  await phone.signOut();

  expect(await session.signOut()).toEqual({ ok: true, data: undefined });
});

test('a refresh on its way does not bring back a reader who signed out meanwhile', async () => {
  const { session, browser } = await openSignedInPage();
  server.wait(3600);
  const [token, signedOut] = await Promise.all([session.idToken(), session.signOut()]);

  expect(token).toBeNull();
  expect(signedOut.ok).toBe(true);
  expect(session.state()).toEqual({ status: 'signed-out' });
  expect(browser.storage.getItem('fs.refreshToken')).toBeNull();
});

test('signing out in one tab signs out the others, signing in signs them in', async () => {
  const { session: first, browser, email } = await openSignedInPage();
  const { session: second } = openPage(browser);
  await second.restore();
  const changes: string[] = [];
  second.subscribe(() => changes.push(second.state().status));

  await first.signOut();
  expect(second.state()).toEqual({ status: 'signed-out' });
  await first.signIn({ email, password });
  await vi.waitFor(() => expect(second.user()?.attributes.email).toBe(email));
  expect(changes).toEqual(['signed-out', 'loading', 'signed-in']);
});

test('a refresh that changes nothing is no change of state', async () => {
  const { session, id } = await openSignedInPage();
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  const before = session.state();
  await session.refresh();

  expect(session.state()).toBe(before);
  expect(listener).not.toHaveBeenCalled();

  await server.database.kysely.updateTable('users').set({ given_name: 'Zoé' }).where('id', '=', id).execute();
  await session.refresh();
  expect(session.user()?.attributes.given_name).toBe('Zoé');
  expect(listener).toHaveBeenCalledTimes(1);

  stop();
  await session.signOut();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a token that the server refuses is replaced, but not over and over', async () => {
  const { session, network } = await openSignedInPage();
  const first = await session.idToken();
  expect(await session.idToken({ isRefused: true })).toBe(first);
  server.wait(60);
  const second = await session.idToken({ isRefused: true });

  expect(second).not.toBe(first);
  expect(await session.idToken({ isRefused: true })).toBe(second);
  expect(network.calls).toEqual(['InitiateAuth', 'GetTokensFromRefreshToken']);
});

function refused(reason: string, error: string) {
  return { ok: false, error, reason };
}

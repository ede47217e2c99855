import { createMemoryTokenStore, createSession, type Session } from '@fs/data-client';
import { afterEach, expect, test, vi } from 'vitest';
import { createDisplay } from '../display/createDisplay.ts';
import { accountQuery } from '../queries/account.ts';
import { failureTextsOf } from '../server-texts/serverTextsOf.ts';
import { inputKeys } from '../session/forgetInput.ts';
import { brandOf } from '../shell/brandOf.ts';
import { loadEnvironment } from './environment.ts';
import type { PlacedEnvironment } from './stageOf.ts';
import { wireServices } from './wireServices.ts';

afterEach(() => vi.unstubAllGlobals());

const environment: PlacedEnvironment = {
  productName: 'Foresight',
  version: '1.1.379',
  apiUrl: '',
  assets: { logo: null, staticUrl: '' },
  identity: { endpoint: '/identity/', clientId: 'app', google: null },
  payments: 'support',
  hosts: { stage: null, prod: null },
  stages: {},
  stage: 'dev',
  chat: null,
};

const nothing = () => undefined;
const noToasts = {
  show: nothing,
  dismiss: nothing,
  pause: nothing,
  resume: nothing,
  current: nothing,
  subscribe: () => nothing,
};

const avatar = 'https://foresight.example/files/ada.png';
const harborline = { id: 'harborline', name: 'Harborline', logo_url: null, location: null };

function buildSession(): Session {
  const claims = { sub: 'ada', email: 'ada@foresight.example', 'cognito:groups': ['fuel-teams'] };
  const idToken = `.${btoa(JSON.stringify(claims))}.`;
  const refused = async () => ({ ok: false, error: 'Not here', reason: 'invalid' }) as const;
  const signedIn = { idToken, accessToken: 'access', refreshToken: 'refresh', expiresIn: 3600 };
  return createSession({
    provider: {
      signIn: async () => ({ ok: true, data: signedIn }),
      signUp: refused,
      confirmSignUp: refused,
      resendCode: refused,
      forgotPassword: refused,
      confirmForgotPassword: refused,
      changePassword: refused,
      updateAttributes: refused,
      resendEmailCode: refused,
      confirmEmail: refused,
      refresh: refused,
      deleteUser: refused,
      signOut: async () => ({ ok: true, data: undefined }),
    },
    store: createMemoryTokenStore(),
  });
}

function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  } as Storage;
}

/** Wires the services for a user who just logged in, with a fake server. */
async function signedIn(placed = environment) {
  const ask = vi.fn(async (_request: RequestInfo | URL) => Response.json({ avatar, market_pulses: [] }));
  vi.stubGlobal('fetch', ask);
  const storage = fakeStorage();
  const services = wireServices({
    environment: placed,
    apiUrl: 'https://foresight.example',
    session: buildSession(),
    texts: () => failureTextsOf({}, 'en'),
    toasts: noToasts,
    sessionStorage: () => storage,
    localStorage: () => storage,
    display: createDisplay(() => storage),
  });
  await services.session.signIn({ email: 'ada@foresight.example', password: 'correct horse' });
  return { services, ask, storage };
}

test('[PWA-007] shares recent companies, the picture, the update flag and the session across the app', async () => {
  const { services, ask } = await signedIn();
  services.recentCompanies.remember(harborline);
  expect(services.recentCompanies.list()).toEqual([harborline]);

  const one = await services.openData();
  const other = await services.openData();
  expect(await one.queryClient.ensureQueryData(accountQuery(one.client))).toMatchObject({ avatar });
  expect(other.queryClient.getQueryData(accountQuery(other.client).queryKey)).toMatchObject({ avatar });
  expect(ask).toHaveBeenCalledTimes(1);

  const tell = vi.fn();
  services.updates.subscribe(tell);
  const worker = Object.assign(new EventTarget(), { state: 'installed', postMessage: () => undefined });
  services.updates.watch(Object.assign(new EventTarget(), { waiting: worker, installing: null }), () => true);
  expect(services.updates.isAvailable()).toBe(true);
  expect(tell).toHaveBeenCalledTimes(1);

  expect(services.session.state()).toMatchObject({
    status: 'signed-in',
    user: { attributes: { sub: 'ada', email: 'ada@foresight.example' }, groups: ['fuel-teams'] },
  });
});

test('[ENV-009] the logo and the origin of static files are read from the configuration', async () => {
  const assets = { logo: 'https://static.example/logo.svg', staticUrl: 'https://static.example' };
  vi.stubGlobal('window', { location: { hostname: 'localhost' } });
  vi.stubGlobal('fetch', async () => Response.json({ ...environment, assets }));
  const configured = await loadEnvironment(new AbortController().signal);
  expect(brandOf(configured)).toEqual({ product: 'Foresight', logoUrl: 'https://static.example/logo.svg' });
  const { services, ask } = await signedIn(configured);
  const { client } = await services.openData();
  await client.staticFiles.getFeatureMarkets();
  expect(ask.mock.calls.map(([request]) => new Request(request).url)).toEqual([
    'https://static.example/static/feature_markets.json',
  ]);
});

test('leaves nothing of a user for the next one', async () => {
  const { services, storage } = await signedIn();
  services.recentCompanies.remember(harborline);
  const input = Object.values(inputKeys).map((prefix) => `${prefix}ada`);
  for (const key of input) storage.setItem(key, 'A new account');
  const { queryClient, client } = await services.openData();
  await queryClient.ensureQueryData(accountQuery(client));
  await services.session.signOut();
  expect(services.recentCompanies.list()).toEqual([]);
  expect(input.map((key) => storage.getItem(key))).toEqual([null, null]);
  expect(queryClient.getQueryData(accountQuery(client).queryKey)).toBeUndefined();
  expect(services.session.user()).toBeNull();
});

test('takes away what another user left in a tab that was closed when they logged out', async () => {
  const session = buildSession();
  await session.signIn({ email: 'ada@foresight.example', password: 'correct horse' });
  const tab = fakeStorage();
  const keys = [`${inputKeys.session}account`, 'fs.table.companies.view-1'];
  const fill = () => {
    for (const key of keys) tab.setItem(key, 'Of a user');
    tab.setItem('recentCompanies', JSON.stringify([harborline]));
  };
  const open = () =>
    wireServices({
      environment,
      apiUrl: 'https://foresight.example',
      session,
      texts: () => failureTextsOf({}, 'en'),
      toasts: noToasts,
      sessionStorage: () => tab,
      localStorage: fakeStorage,
      display: createDisplay(fakeStorage),
    });
  fill();
  tab.setItem(`${inputKeys.session}owner`, 'bob');
  expect(open().recentCompanies.list()).toEqual([]);
  expect(keys.map((key) => tab.getItem(key))).toEqual([null, null]);
  fill();
  expect(open().recentCompanies.list()).toEqual([harborline]);
  expect(keys.map((key) => tab.getItem(key))).toEqual(['Of a user', 'Of a user']);
});

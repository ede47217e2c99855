import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createSavedPages, type PageToSave } from './savedPages.ts';

/** Caches as a browser has them: keys in the order in which they were added. */
function fakeCaches() {
  let cached = new Map<string, string>();
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://foresight.example').href;
  const cache = {
    delete: async (request: RequestInfo | URL) => cached.delete(addressOf(request)),
    put: async (request: RequestInfo | URL, response: Response) => {
      cached.set(addressOf(request), await response.text());
    },
    keys: async () => [...cached.keys()].map((url) => new Request(url)),
    matchAll: async () => [...cached.values()].map((text) => new Response(text)),
  };
  const caches = {
    open: async () => cache as unknown as Cache,
    delete: async () => {
      cached = new Map();
      return true;
    },
  };
  return { caches, texts: () => [...cached.values()] };
}

const monday = new Date('2026-11-23T09:14:00Z');

function build({ owner = 'ada', build = 'one', now = monday } = {}, store = fakeCaches()) {
  const device = { owner: owner as string | undefined };
  const pages = createSavedPages({ owner: () => device.owner, build, caches: store.caches, now: () => now });
  return { pages, store, device };
}

function page(path: string, data: unknown = path): PageToSave {
  return { userId: 'ada', kind: 'company', path, at: monday, answers: [{ key: ['companies', path], data }] };
}

async function opened(pages: ReturnType<typeof build>['pages']) {
  const queryClient = new QueryClient();
  await pages.open(queryClient);
  return queryClient;
}

test('a saved page has its answers and its time, however its path is spelled', async () => {
  const { pages, store } = build();
  await pages.save(page('/companies/harborline/', { name: 'Harborline' }));
  const again = build({}, store).pages;
  expect(again.timeOf('/companies/harborline')).toBeUndefined();
  const queryClient = await opened(again);
  expect(queryClient.getQueryData(['companies', '/companies/harborline/'])).toEqual({ name: 'Harborline' });
  expect(again.timeOf('/companies/harborline')).toEqual(monday);
});

test('what the client has stays, and then the page is not from earlier', async () => {
  const { pages } = build();
  await pages.save(page('/companies/harborline', 'old'));
  const queryClient = new QueryClient();
  queryClient.setQueryData(['companies', '/companies/harborline'], 'new');
  await pages.open(queryClient);
  expect(queryClient.getQueryData(['companies', '/companies/harborline'])).toBe('new');
  expect(pages.timeOf('/companies/harborline')).toBeUndefined();
});

test('a page keeps its time when the connection is lost again, until there was one', async () => {
  const { pages } = build();
  await pages.save(page('/companies/harborline'));
  const queryClient = await opened(pages);
  await pages.open(queryClient);
  expect(pages.timeOf('/companies/harborline')).toEqual(monday);
  pages.forgetTimes();
  expect(pages.timeOf('/companies/harborline')).toBeUndefined();
});

test('[XSHELL-033] keeps the last twenty of a kind, and none that is too long', async () => {
  const { pages, store } = build();
  await pages.save({ ...page('/research/home'), kind: 'home' });
  for (let index = 0; index < 22; index += 1) await pages.save(page(`/companies/${index}`));
  await pages.save(page('/companies/2'));
  await pages.save(page('/companies/long', 'x'.repeat(500_000)));
  const queryClient = await opened(pages);
  const paths = queryClient.getQueryCache().getAll();
  expect(store.texts()).toHaveLength(21);
  expect(paths.map(({ state }) => state.data)).toContain('/research/home');
  expect(paths.map(({ state }) => state.data)).toContain('/companies/2');
  expect(paths.map(({ state }) => state.data)).not.toContain('/companies/1');
});

test('a page that is gone is not kept', async () => {
  const { pages, store } = build();
  await pages.save(page('/companies/harborline'));
  await pages.save({ ...page('/companies/harborline'), answers: [] });
  expect(store.texts()).toEqual([]);
});

test('[XSHELL-033] reads no page of another user, of another build or older than six days', async () => {
  const { pages, store } = build();
  await pages.save(page('/companies/harborline'));
  const later = new Date(monday.getTime() + 7 * 24 * 60 * 60 * 1000);
  for (const other of [{ owner: 'bob' }, { build: 'two' }, { now: later }]) {
    const queryClient = await opened(build(other, store).pages);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  }
  expect((await opened(pages)).getQueryCache().getAll()).toHaveLength(1);
});

test('saves nothing for a user who has logged out, also while it saves', async () => {
  const { pages, store, device } = build();
  device.owner = undefined;
  await pages.save(page('/companies/harborline'));
  expect(store.texts()).toEqual([]);
  device.owner = 'ada';
  const saving = pages.save(page('/companies/harborline'));
  device.owner = undefined;
  await saving;
  expect(store.texts()).toEqual([]);
});

test('works where the caches are blocked', async () => {
  const blocked = async () => {
    throw new Error('The operation is insecure.');
  };
  const pages = createSavedPages({ owner: () => 'ada', build: 'one', caches: { open: blocked, delete: blocked } });
  await pages.save(page('/companies/harborline'));
  expect((await opened(pages)).getQueryCache().getAll()).toEqual([]);
});

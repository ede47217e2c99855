/**
 * The service worker. Caches the files of the app's start, so that it starts offline, and loaded hashed files, which
 * never change. Ignores all other requests.
 */
import { type Caching, cacheStrategyFor } from './cacheStrategyFor.ts';
import type { SkipWaitingMessage } from './SkipWaitingMessage.ts';
import type { ExtendableEvent, FetchEvent, WorkerScope } from './WorkerScope.ts';

// Injected by the build, so that each build changes the worker and browsers detect an update.
const build = '__FS_BUILD__';
const firstFiles: readonly string[] = JSON.parse('__FS_FIRST_FILES__');

const worker = globalThis as unknown as WorkerScope;
const shell = worker.registration.scope;
const prefix = 'foresight-';
const cacheName = `${prefix}${build}`;
const takeOver: SkipWaitingMessage = 'take-over';

worker.addEventListener('install', (event: ExtendableEvent) => {
  event.waitUntil(keepFirstFiles());
});

worker.addEventListener('activate', (event: ExtendableEvent) => {
  event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim()));
});

worker.addEventListener('message', ({ data }: MessageEvent) => {
  if (data === takeOver) void worker.skipWaiting();
});

worker.addEventListener('fetch', (event: FetchEvent) => {
  const caching = cacheStrategyFor(event.request, shell);
  if (caching) event.respondWith(answers[caching](event.request));
});

const answers = {
  shell: async (request) => {
    try {
      return await fetch(request);
    } catch (failure) {
      const kept = await caches.match(shell);
      if (kept) return kept;
      throw failure;
    }
  },
  asset: async (request) => {
    const kept = await caches.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await keep(request, response.clone());
    return response;
  },
} satisfies Record<Caching, (request: Request) => Promise<Response>>;

/** Keeps a file for offline use. The page gets it in any case: a full disk must not keep the app from starting. */
async function keep(request: Request, response: Response): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(request, response);
  } catch {
    // Requested again the next time.
  }
}

async function keepFirstFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  // The page has no hash in its name, so the request bypasses the HTTP cache.
  await Promise.all([cache.add(new Request(shell, { cache: 'reload' })), cache.addAll([...firstFiles])]);
}

/** Keeps the cache of the previous build, whose pages may still be open. */
async function forgetOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

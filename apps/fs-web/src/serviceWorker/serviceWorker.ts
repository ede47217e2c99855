/**
 * The service worker: keeps the app's first files, so that it starts without a connection, and the hashed files that
 * were loaded, which never change. Everything else goes to the network as if it were not there.
 */
import { type Caching, cacheStrategyFor } from './cacheStrategyFor.ts';
import type { SkipWaitingMessage } from './SkipWaitingMessage.ts';
import type { ExtendableEvent, FetchEvent, WorkerScope } from './WorkerScope.ts';

// Both are put in when the app is built: another build is another worker, which browsers then see as an update.
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
    if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
    return response;
  },
} satisfies Record<Caching, (request: Request) => Promise<Response>>;

async function keepFirstFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  // The page itself has no hash in its name: past the browser's own cache.
  await Promise.all([cache.add(new Request(shell, { cache: 'reload' })), cache.addAll([...firstFiles])]);
}

/** One build before this one is kept: pages of it may still be open, and need their files. */
async function forgetOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

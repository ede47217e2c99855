import type { Updates } from './createUpdates.ts';

/** The only script URL that `trustedTypes.ts` allows for a worker. */
export const serviceWorkerUrl = `${import.meta.env.BASE_URL}service-worker.js`;

/** Interval of update checks, in milliseconds. */
const lookEvery = 60 * 60 * 1000;

/**
 * Registers the service worker after the page's load event and checks for newer versions until `signal` is aborted. The
 * app also works without it.
 */
export function registerServiceWorker(updates: Updates, signal: AbortSignal): void {
  const { serviceWorker } = navigator;
  // Browsers have service workers only in secure contexts, some not in private windows.
  if (!serviceWorker) return;
  if (!serviceWorker.controller) {
    serviceWorker.addEventListener('controllerchange', keepLoadedFiles, { once: true, signal });
  }
  const register = async () => {
    const registration = await serviceWorker.register(serviceWorkerUrl, { type: 'module', updateViaCache: 'none' });
    if (signal.aborted) return;
    updates.watch(registration, () => serviceWorker.controller !== null);
    // Fails while offline. The next check may succeed.
    const look = () => void registration.update().catch(() => undefined);
    const timer = setInterval(look, lookEvery);
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', handleVisibilityChange, { signal });
  };
  const start = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal });
}

/** Asks again for what was loaded before there was a worker, which keeps it. The browser answers from its own cache. */
function keepLoadedFiles(): void {
  const files = new URL(`${import.meta.env.BASE_URL}assets/`, window.location.origin).href;
  for (const { name } of performance.getEntriesByType('resource')) {
    if (name.startsWith(files)) fetch(name).catch(() => undefined);
  }
}

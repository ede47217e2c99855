import type { Updates } from './createUpdates.ts';

/** The one script that may become a worker; `trustedTypes.ts` lets no other through. */
export const serviceWorkerUrl = `${import.meta.env.BASE_URL}service-worker.js`;

/** How often a page that stays open looks for a newer version, in milliseconds. */
const lookEvery = 60 * 60 * 1000;

/**
 * Installs the service worker once the page has loaded, and looks for newer ones until `signal` is aborted. The app works
 * without one as well.
 */
export function registerServiceWorker(updates: Updates, signal: AbortSignal): void {
  const { serviceWorker } = navigator;
  // A browser lends it to pages of a safe origin only, and some not in private windows.
  if (!serviceWorker) return;
  const register = async () => {
    const registration = await serviceWorker.register(serviceWorkerUrl, { type: 'module', updateViaCache: 'none' });
    if (signal.aborted) return;
    updates.watch(registration, () => serviceWorker.controller !== null);
    // Offline it finds nothing; the next look will.
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

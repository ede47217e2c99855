import type { SkipWaitingMessage } from './SkipWaitingMessage.ts';

const takeOver: SkipWaitingMessage = 'take-over';

/** Whether a newer version of the app is available: the shared flag behind 'Update Now' (research §4). */
export interface Updates {
  isAvailable: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Watches one registration for the lifetime of the page. */
  watch: (registration: WatchedRegistration, isControlled: () => boolean) => void;
}

/** The used part of a service worker's registration. */
export interface WatchedRegistration extends EventTarget {
  readonly waiting: WatchedWorker | null;
  readonly installing: WatchedWorker | null;
}

interface WatchedWorker extends EventTarget {
  readonly state: string;
  postMessage: (message: unknown) => void;
}

/** Activates a waiting version at once. Only the user reloads the page (decision AMB-107). */
export function createUpdates(): Updates {
  let isAvailable = false;
  const listeners = new Set<() => void>();

  function replaceBy(worker: WatchedWorker) {
    worker.postMessage(takeOver);
    isAvailable = true;
    for (const listener of listeners) listener();
  }

  return {
    isAvailable: () => isAvailable,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    watch: (registration, isControlled) => {
      // The first version replaces none.
      if (registration.waiting && isControlled()) replaceBy(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed' && isControlled()) replaceBy(installing);
        });
      });
    },
  };
}

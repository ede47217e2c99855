/**
 * The used part of the service worker's global scope, because TypeScript's worker library conflicts with that of pages.
 */
export interface WorkerScope {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'message', listener: (event: MessageEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
}

export interface ExtendableEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

import { useSyncExternalStore } from 'react';

/** The page's URL, outside of the router. Updates on Back and Forward. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, readAddress);
}

function readAddress(): string {
  return window.location.href;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

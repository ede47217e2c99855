import { useSyncExternalStore } from 'react';

/** Windows in which a table over the width of the page has cards for rows. The table goes by its own width. */
const query = '(max-width: 40rem)';

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, matches, neverOnServer);
}

function subscribe(onChange: () => void) {
  const phone = window.matchMedia(query);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

const matches = () => window.matchMedia(query).matches;
const neverOnServer = () => false;

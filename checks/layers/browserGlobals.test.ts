import { expect, test } from 'vitest';
import { sources } from '../repository.ts';
import { browserGlobals } from './browserGlobals.ts';

const folder = 'packages/data-client/src/';

/** Code for pages only, or code that checks for a browser first. Each is tested without one. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Read in a function, inside `try`: without local storage, the device is an unknown one.
  'session/DeviceStore.ts': ['localStorage'],
  // Read in a function, inside `try`: without local storage, memory holds the token.
  'session/browserTokenStore.ts': ['localStorage'],
  // Navigates away from a page, so there must be one.
  'session/googleSignIn.ts': ['location', 'sessionStorage'],
  // Accessed with `?.`.
  'session/tabLocks.ts': ['navigator'],
  // Saves to the downloads of a browser, so there must be one. Read in a function.
  'transport/saveDownload.ts': ['document'],
  // Looked for in `globalThis` first: without it, `fetch` uploads, which does not tell how much was sent.
  'transport/upload.ts': ['XMLHttpRequest'],
};

test('the data client, which runs in Node 20, uses no global and no type that only browsers have', () => {
  const shipped = sources.filter((path) => path.startsWith(folder) && !/\.test\.ts$|\/testing\//.test(path));
  const used = shipped
    .map((path) => [path.slice(folder.length), browserGlobals(path)] as const)
    .filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(used)).toEqual(allowed);
  expect(shipped.length).toBeGreaterThan(40);
});

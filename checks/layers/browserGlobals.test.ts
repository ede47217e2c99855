import { expect, test } from 'vitest';
import { sources } from '../repository.ts';
import { browserGlobals } from './browserGlobals.ts';

const folder = 'packages/data-client/src/';

/** What is for pages only, or asks first whether there is a browser: each is tested without one. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Read in a function, inside `try`: where there is no local storage, the device stays an unknown one.
  'session/DeviceStore.ts': ['localStorage'],
  // Read in a function, inside `try`: where there is no local storage, the memory keeps the token.
  'session/browserTokenStore.ts': ['localStorage'],
  // Leaves a page, so that there must be one.
  'session/googleSignIn.ts': ['location', 'sessionStorage'],
  // Asked for with `?.`.
  'session/tabLocks.ts': ['navigator'],
};

test('the data client, which runs in Node 20, uses no global and no type that only browsers have', () => {
  const shipped = sources.filter((path) => path.startsWith(folder) && !/\.test\.ts$|\/testing\//.test(path));
  const used = shipped
    .map((path) => [path.slice(folder.length), browserGlobals(path)] as const)
    .filter(([, names]) => names.length > 0);
  expect(Object.fromEntries(used)).toEqual(allowed);
  expect(shipped.length).toBeGreaterThan(40);
});

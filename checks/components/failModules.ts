import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { browserCode, lazyModulesOf } from '../lazyModules.ts';

/** Modules that the packages lazy-load. */
const lazy = new Set(browserCode.filter((path) => path.startsWith('packages/')).flatMap(lazyModulesOf));
const failed = new Set<string>();
/** A path that nothing has. Once a request for it has failed, so have all requests before it. */
const last = 'packages/last-module.tsx';

/** From now on, requests for lazy-loaded modules fail, as without a network. */
export const failLazyModules: BrowserCommand<[]> = async ({ context }) => {
  await context.unrouteAll({ behavior: 'wait' });
  await context.route(
    ({ pathname }) => lazy.has(pathname.slice(1)) || pathname.slice(1) === last,
    (route) => {
      const path = new URL(route.request().url()).pathname.slice(1);
      if (path !== last) failed.add(path);
      return route.abort();
    },
  );
};

export const serveLazyModules: BrowserCommand<[]> = async ({ context }) => {
  await context.unrouteAll({ behavior: 'wait' });
};

/** Returns the modules that were requested and failed. */
export const lazyModules: BrowserCommand<[]> = () => ({ failed: [...failed].sort() });

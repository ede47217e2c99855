import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { browserCode, lazyModulesOf } from '../lazyModules.ts';

/** Modules that the packages lazy-load. */
const lazy = new Set(browserCode.filter((path) => path.startsWith('packages/')).flatMap(lazyModulesOf));
const failed = new Set<string>();

/** From now on, requests for lazy-loaded modules fail, as without a network. */
export const failLazyModules: BrowserCommand<[]> = async ({ context }) => {
  await context.unrouteAll({ behavior: 'wait' });
  await context.route(
    ({ pathname }) => lazy.has(pathname.slice(1)),
    (route) => {
      failed.add(new URL(route.request().url()).pathname.slice(1));
      return route.abort();
    },
  );
};

export const serveLazyModules: BrowserCommand<[]> = async ({ context }) => {
  await context.unrouteAll({ behavior: 'wait' });
};

/** Returns the modules that were requested and failed. */
export const lazyModules: BrowserCommand<[]> = () => ({ failed: [...failed].sort() });

import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Runs in Node: turns the browser's forced colors on or off. */
export const forceColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (isForced: boolean) => Promise<void>;
  }
}

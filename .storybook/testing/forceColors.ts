import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Runs beside the browser: lets its system replace the page's colours by a few of its own, or stops that. */
export const forceColors: BrowserCommand<[isForced: boolean]> = async ({ page }, isForced) => {
  await page.emulateMedia({ forcedColors: isForced ? 'active' : 'none' });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors: (isForced: boolean) => Promise<void>;
  }
}

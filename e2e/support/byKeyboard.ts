import type { Page } from 'playwright-core';
import { focusedName, tabTo } from './tabTo.ts';

export interface Keyboard {
  /** Tabs to what is called so, and presses these keys, or Enter. */
  press: (name: RegExp, ...keys: readonly string[]) => Promise<void>;
  /** Tabs to the field that is called so, and types. */
  type: (field: RegExp, text: string) => Promise<void>;
  /** Names of all that the Tab key stops at from here on, as long as that is in the content of the page. */
  stopsInContent: () => Promise<string[]>;
}

/** A page as a user uses it who has no pointer. */
export function byKeyboard(page: Page): Keyboard {
  return {
    press: async (name, ...keys) => {
      await tabTo(page, name);
      for (const key of keys.length > 0 ? keys : ['Enter']) await page.keyboard.press(key);
    },
    type: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    stopsInContent: async () => {
      const stops: string[] = [];
      await page.keyboard.press('Tab');
      while (await page.evaluate(() => document.activeElement?.closest('main') !== null)) {
        stops.push(await focusedName(page));
        await page.keyboard.press('Tab');
      }
      return stops;
    },
  };
}

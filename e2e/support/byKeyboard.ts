import type { Page } from 'playwright-core';
import { focusedName, tabTo } from './tabTo.ts';

export interface Keyboard {
  /** Tabs to the element with this name, then presses these keys, or Enter without any. */
  press: (name: RegExp, ...keys: readonly string[]) => Promise<void>;
  /** Tabs to the field with this name and types into it. */
  type: (field: RegExp, text: string) => Promise<void>;
  /** Accessible names of the tab stops from the current focus on, as long as they are in the page's content. */
  stopsInContent: () => Promise<string[]>;
}

/** Keyboard actions on a page, for a user without a pointer. */
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

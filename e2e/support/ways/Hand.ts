import type { Locator } from 'playwright-core';

/** How a user presses and types. */
export interface Hand {
  /** Follows a link or presses a button. */
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of the list that has just opened, whose field has the focus. */
  choose: (option: Locator, name: string) => Promise<void>;
}

const pointer: Hand = {
  // The label covers its checkbox.
  press: async (target) => target.click({ force: await isCheckbox(target) }),
  type: (field, text) => field.fill(text),
  choose: (option) => option.click(),
};

const keyboard: Hand = {
  press: async (target) => {
    await tabToElement(target);
    await target.page().keyboard.press((await isCheckbox(target)) ? 'Space' : 'Enter');
  },
  type: async (field, text) => {
    await tabToElement(field);
    await field.page().keyboard.type(text);
  },
  choose: async (option, name) => {
    await option.waitFor();
    await option.page().keyboard.type(name);
    await option.page().keyboard.press('Enter');
  },
};

export const hands = { 'by pointer': pointer, 'by keyboard alone': keyboard } as const satisfies Record<string, Hand>;

const isCheckbox = async (target: Locator) => (await target.getAttribute('type')) === 'checkbox';

/** More tab stops than any page has. */
const mostStops = 400;

/** Presses Tab, and arrows within a table, until this element has the focus. */
async function tabToElement(target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops; stop += 1) {
    const key = await target.evaluate(keyTowards);
    if (key === null) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/**
 * The next key on the way from the focus to the element, which is below the focus in its table. Enter leads into
 * its cell. Null once it has the focus.
 */
function keyTowards(element: Element): string | null {
  const focused = document.activeElement;
  if (focused === element) return null;
  if (focused?.matches('th, td') && focused.contains(element)) return 'Enter';
  if (!focused || !element.closest('[role=grid]')?.contains(focused)) return 'Tab';
  return focused.closest('[role=row], tr') === element.closest('[role=row], tr') ? 'ArrowRight' : 'ArrowDown';
}

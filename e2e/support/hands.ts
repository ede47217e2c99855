import type { Locator, Page } from 'playwright-core';
import { paste } from './paste.ts';

/** How a user operates a page. Each way takes the same targets, so that one test can take all of them. */
export interface Hands {
  /** Follows a link, or presses a button. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Pastes text with its lines into a field. */
  paste: (field: Locator, text: string) => Promise<void>;
  /** Chooses a radio button, or ticks a checkbox. */
  check: (box: Locator) => Promise<void>;
  /** Adds an option to the selection of a combobox, by the start of its text. */
  pick: (field: Locator, option: string) => Promise<void>;
}

/** With a mouse. */
export const byPointer: Hands = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  paste,
  // The box itself may be invisible, within a label that shows it.
  check: (box) => box.locator('xpath=ancestor::label[1]').click({ position: { x: 10, y: 10 } }),
  pick: async (field, option) => {
    await field.click();
    await field.page().getByRole('option', { name: option }).click();
    await field.press('Escape');
  },
};

/** More tab stops than any page has. */
const mostStops = 120;

/** Without a pointer: every target is reached by Tab alone. */
export const byKeys: Hands = {
  press: async (target) => {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  fill: async (field, text) => {
    await tabTo(field);
    const { keyboard } = field.page();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
  },
  paste: async (field, text) => {
    await tabTo(field);
    await paste(field, text);
  },
  check: async (box) => {
    await tabTo(box);
    const { keyboard } = box.page();
    // Tab leads to one radio button of a group, the arrow keys to the others.
    for (let step = 0; step < mostStops && !(await isFocused(box)); step += 1) await keyboard.press('ArrowDown');
    if (!(await box.isChecked())) await keyboard.press('Space');
  },
  pick: async (field, option) => {
    await tabTo(field);
    const { keyboard } = field.page();
    await keyboard.type(option);
    await field.page().getByRole('option', { name: option }).waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
  },
};

/** Presses Tab until the target, or the group of its radio button, has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const page = target.page();
  while (!(await target.isEnabled())) await page.waitForTimeout(50);
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate(hasFocusInGroup)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}, but to ${await describeFocus(page)}`);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const describeFocus = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? 'nothing');

function hasFocusInGroup(target: Element): boolean {
  const focused = document.activeElement;
  if (target === focused) return true;
  const isRadio = (element: Element | null): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio';
  return isRadio(target) && isRadio(focused) && target.name === focused.name && target.form === focused.form;
}

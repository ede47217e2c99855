import type { Locator, Page } from 'playwright-core';
import { idle } from '../browser/visitPage.ts';
import { words } from './tableModel.ts';

const insides = ['button', 'input', '[role=option]']
  .flatMap((control) => [`[role=dialog] ${control}`, `[role=listbox] ${control}`])
  .join();

/** Shows the table with pages, and presses each of its controls and of what they open. */
export async function pressControls(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.paged, exact: true }).click();
  await idle(page);
  const controls = page.locator('button, input, [role=columnheader]').filter({ hasNotText: /^Show / });
  for (let index = 0; index < (await controls.count()); index += 1) {
    await press(page, controls.nth(index));
    for (const inside of await page.locator(insides).all()) await press(page, inside);
    await page.keyboard.press('Escape');
    await idle(page);
  }
}

async function press(page: Page, control: Locator): Promise<void> {
  // What was pressed before may have closed it.
  if (!(await control.isVisible()) || !(await control.isEnabled()) || !(await control.evaluate(isUncovered))) return;
  await control.click();
  await idle(page);
}

/** Whether a user can reach it, unlike what only screen readers have. */
function isUncovered(control: Element): boolean {
  control.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

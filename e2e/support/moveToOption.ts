import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Presses the down arrow in a combobox until its active option has this name: other options may arrive meanwhile. */
export async function moveToOption(field: Locator, name: RegExp): Promise<void> {
  const readActive = () =>
    field.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent);
  const move = async () => {
    if (!name.test((await readActive()) ?? '')) await field.press('ArrowDown');
    return readActive();
  };
  await expect.poll(move).toMatch(name);
}

import type { Page } from 'playwright-core';

/** More tab stops than any page has, header and table included. */
const mostStops = 120;

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    const focused = await focusedName(page);
    if (name.test(focused)) return;
    seen.push(focused);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${name}, but to ${seen.join(', ')}`);
}

/** Accessible name of the focused element; empty for the page as a whole. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(nameOfFocused);
}

function nameOfFocused(): string {
  const element = document.activeElement;
  // Without a focused element, the page itself has the focus.
  if (element === null || element === document.body) return '';
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
  return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '').trim();
}

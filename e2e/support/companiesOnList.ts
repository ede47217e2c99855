import type { Locator, Page } from 'playwright-core';

/** The table of the open watchlist. */
export function companiesOnList(page: Page): Locator {
  return page.getByRole('grid', { name: 'Companies on this list' });
}

export function namesOnList(page: Page): Promise<string[]> {
  return companiesOnList(page).getByRole('rowheader').getByRole('link').allTextContents();
}

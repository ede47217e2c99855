import type { Locator, Page } from 'playwright-core';

/** What the search of the start page found: other panels there name companies as well. */
export function foundCompanies(page: Page): Locator {
  return page.getByRole('list', { name: 'Companies found' });
}

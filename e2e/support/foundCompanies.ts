import type { Locator, Page } from 'playwright-core';

/** Results of the start page's search. Other panels of the page name companies as well. */
export function foundCompanies(page: Page): Locator {
  return page.getByRole('list', { name: 'Companies found' });
}

import type { Locator, Page } from 'playwright-core';

/** Finds a company by the start of its name through the header's search, and returns its result. */
export async function findCompany(page: Page, name: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search companies, markets, topics, and articles' }).fill(name);
  const found = page.getByRole('option', { name: new RegExp(`^${name}`, 'i') }).first();
  await found.waitFor();
  return found;
}

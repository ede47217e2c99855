import type { Page } from 'playwright-core';

/** Opens a page from a menu of the header, such as "All watchlists" of "Watchlists". */
export async function openFromHeader(page: Page, menu: 'Companies' | 'Watchlists', entry: string): Promise<void> {
  const trigger = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${menu}`) });
  await trigger.click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

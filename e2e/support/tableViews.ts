import type { Page } from 'playwright-core';

/** Timeout in milliseconds for a response on a busy machine. */
export const waiting = { timeout: 60_000 };

/** The id of the open view. */
export const viewOf = (page: Page) => new URL(page.url()).searchParams.get('view');

/** @param name of the open view, as on its button */
export async function openViews(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  await button.and(page.locator(':enabled')).click();
  return page.getByRole('dialog', { name: 'Views' });
}

/** Saves the table's state as a view and waits until the view is open. */
export async function saveView(page: Page, from: string, name: string, { isShared = false } = {}) {
  const panel = await openViews(page, from);
  await panel.getByRole('textbox', { name: 'View name' }).fill(name);
  if (isShared) await panel.getByText('Share with team').click();
  await panel.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name, exact: true }).waitFor(waiting);
}

import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

e2eTest('[ROUTE-058] billing stays in view while parts above it load later', async ({ app, openPage }) => {
  const page = await openPage({ height: 600 });
  const { promise: isAsked, resolve: answer } = Promise.withResolvers<void>();
  for (const late of ['**/account/mail', '**/account/sessions', '**/api/tokens', '**/api/table-views/alerts']) {
    await page.route(late, async (route) => {
      await isAsked;
      await route.fallback();
    });
  }
  await openAs(page, app, { role: 'teams-owner', address: 'account#billing' });
  const billing = page.locator('#billing');
  await page.locator('#billing:focus').waitFor();
  const parts = page.locator('main [aria-busy="true"]');
  expect(await parts.count()).toBeGreaterThan(0);
  answer();
  await expect.poll(() => parts.count()).toBe(0);
  // Below the header and the bar of sections, which names it.
  await expect.poll(async () => (await billing.boundingBox())?.y).toBeLessThan(140);
  await page.getByRole('link', { name: 'Billing', exact: true }).and(page.locator('[aria-current]')).waitFor();
  // A user who acts is not moved back.
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await billing.boundingBox())?.y).toBeGreaterThan(250);
});

e2eTest('a link to a section of a company leads below the bar, which names that section', async ({ app, openPage }) => {
  const page = await openPage({ height: 600 });
  await openAs(page, app, { role: 'individual-plus', address: 'companies/search?name=Ironsight' });
  await page.getByRole('grid', { name: 'Companies' }).getByRole('link', { name: 'Ironsight Diagnostics' }).click();
  const bar = page.getByRole('navigation', { name: 'Sections of Ironsight Diagnostics' });
  for (const name of ['Funding', 'People', 'News']) {
    await bar.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect.poll(() => bar.locator('[aria-current]').textContent()).toMatch(new RegExp(`^${name}`));
  }
});

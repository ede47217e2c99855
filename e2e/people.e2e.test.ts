import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { openAs } from './support/openAs.ts';

e2eTest(
  '[XPERSON-001] [XPERSON-005] a person of a company has a page, which leads back to the company',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'unlimited', address: 'research/home' });
    await page.getByRole('heading', { name: /^Good / }).waitFor();
    await (await findCompany(page, 'harborline')).click();
    const first = page.getByRole('list', { name: 'People' }).getByRole('link').first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/fs\/people\/[\w-]+$/);
    const positions = page.getByRole('region', { name: 'Positions' });
    await positions.getByRole('link', { name: 'Harborline', exact: true }).first().click();
    await page.getByRole('region', { name: 'Harborline' }).waitFor();
  },
);

e2eTest('[XPERSON-004] an unknown person offers a search', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/404/] });
  await openAs(page, app, { role: 'unlimited', address: 'people/nobody' });
  await page.getByRole('heading', { name: 'We can’t find this person' }).waitFor();
  await page.getByRole('searchbox').fill('harborline');
  await page.getByRole('link', { name: 'Harborline', exact: true }).click();
  await page.getByRole('region', { name: 'Harborline' }).waitFor();
});

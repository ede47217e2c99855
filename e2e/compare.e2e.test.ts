import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { comparedNames, comparison } from './support/comparison.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';

const comparedIds = (page: Page) => new URL(page.url()).searchParams.get('compare')?.split(',') ?? [];

e2eTest(
  '[XCOMPANY-018] compares companies of a link, reorders them by keyboard, and shares the link',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'unlimited', address: 'research/companies' });
    const table = page.getByRole('grid', { name: 'Companies' });
    const links = table.locator('a[href*="/research/companies/"]');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
    const ids = hrefs.slice(0, 3).map((href) => href.split('/').at(-1) ?? '');

    await page.goto(new URL(`research/companies?compare=${ids.join(',')}`, app.url).href);
    await comparison(page).getByRole('rowheader', { name: 'Total raised' }).waitFor();
    for (const fact of ['Last round', 'Employees', 'Headquarters', 'Markets', 'Investors in common']) {
      await comparison(page).getByRole('rowheader', { name: fact }).waitFor();
    }
    const names = await comparedNames(page).allTextContents();
    expect(names).toHaveLength(3);

    await comparison(page)
      .getByRole('link', { name: names[0] ?? '', exact: true })
      .focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => comparedNames(page).allTextContents()).toEqual([names[1], names[0], names[2]]);
    await expect.poll(() => comparedIds(page)).toEqual([ids[1], ids[0], ids[2]]);

    await comparison(page).getByRole('searchbox', { name: 'Add a company' }).fill('harborline');
    await comparison(page)
      .getByRole('button', { name: /Harborline/ })
      .click();
    await comparison(page)
      .getByRole('columnheader', { name: /Harborline/ })
      .waitFor();
    await expect.poll(() => comparedIds(page)).toHaveLength(4);
    const shared = page.url();

    await page.keyboard.press('Escape');
    await comparison(page).waitFor({ state: 'detached' });
    await table.waitFor();
    await page.goBack();
    await comparison(page)
      .getByRole('columnheader', { name: /Harborline/ })
      .waitFor();

    const colleague = await openPage();
    await openAs(colleague, app, { role: 'free', address: shared });
    await comparison(colleague)
      .getByRole('columnheader', { name: /Harborline/ })
      .waitFor();
    expect(await comparedNames(colleague).allTextContents()).toEqual([names[1], names[0], names[2], 'Harborline']);
    await comparison(colleague).getByText('In paid plans').first().waitFor();
  },
);

e2eTest('a comparison leaves out what cannot be found, and says so', async ({ app, openPage }) => {
  const page = await openPage();
  const unknown = '00000000-0000-4000-8000-000000000000';
  await openAs(page, app, { role: 'unlimited', address: `research/companies?compare=${unknown},nonsense` });
  await comparison(page).getByText('2 companies of this link can’t be found. They’re left out.').waitFor();
  await comparison(page).getByRole('searchbox', { name: 'Add a company' }).waitFor();
});

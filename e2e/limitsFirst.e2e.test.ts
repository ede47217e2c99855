import { limits } from '@fs/api-contract';
import { expect } from 'vitest';
import { callAs } from './support/callAs.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { openViews } from './support/tableViews.ts';

const full = 'You’re using 1 of 1 watchlist. To create another, delete one or upgrade.';

e2eTest(
  'dialogs that copy or merge lists state a reached limit before they are filled in',
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'free', address: 'research/watchlists' });
    await page.getByRole('link', { name: 'Strategic partners', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Strategic partners' }).waitFor();
    for (const [entry, title] of [
      ['Make a copy', 'Copy Strategic partners'],
      ['Merge lists', 'Merge watchlists'],
    ] as const) {
      await page.getByRole('button', { name: 'More actions' }).press('Enter');
      await page.getByRole('menuitem', { name: entry }).press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByText(full).waitFor();
      await dialog.getByRole('button', { name: 'Manage Plans' }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  },
);

e2eTest('a user with as many views as allowed learns it before naming another', async ({ app, openPage }) => {
  const { rest } = await callAs(app, 'free');
  const state = { sort: [], filters: {}, pageSize: limits.tablePage };
  for (let count = 1; count <= limits.viewsPerOwner; count += 1) {
    await rest('POST', '/api/table-views', { table: 'companies', name: `View ${count}`, state });
  }
  const page = await openPage();
  await openAs(page, app, { role: 'free', address: 'research/companies' });
  const panel = await openViews(page, 'Views');
  await panel
    .getByText('You’re using 50 of 50 views of this table. To save another, open one and delete it.')
    .waitFor();
  expect(await panel.getByRole('textbox', { name: 'View name' }).count()).toBe(0);
  await panel.getByRole('button', { name: 'View 7', exact: true }).click();
  const opened = await openViews(page, 'View 7');
  await opened.getByRole('button', { name: 'Delete view' }).press('Enter');
  await opened.getByRole('textbox', { name: 'View name' }).waitFor();
});

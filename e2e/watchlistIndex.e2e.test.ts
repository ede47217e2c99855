import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { personalLists } from './support/watchlistPages.ts';

const lists = '/fs/research/watchlists';

e2eTest(
  '[XWATCH-007] a user sees on the page of watchlists who has a list',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: lists });
    const actions = page.getByRole('button', { name: 'Actions for To sort' });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    const drawer = page.getByRole('dialog', { name: 'Share To sort' });
    const guest = app.signIns.get('individual') ?? '';
    await drawer.getByRole('textbox', { name: /Email addresses/ }).fill(`${guest},`);
    await drawer.getByRole('button', { name: 'Share', exact: true }).click();
    await drawer.getByText('Shared with 1 person.').waitFor();
    await drawer.getByRole('button', { name: 'Done' }).click();
    const row = personalLists(page).getByRole('listitem').filter({ has: actions });
    await row.getByRole('list', { name: 'People with access' }).getByRole('img', { name: guest }).waitFor();
  },
);

e2eTest(
  '[XWATCH-009] a user without lists starts one from a use case, with a suggested company',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'messenger', address: lists });
    await page.getByRole('button', { name: 'Sales prospects' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Watchlist' });
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Sales prospects');
    const suggested = dialog.getByRole('list', { name: 'Suggested: companies with the newest rounds' });
    const first = suggested.getByRole('button').first();
    const name = ((await first.getAttribute('aria-label')) ?? '').replace('Add ', '');
    await first.click();
    await dialog.getByRole('button', { name: 'Create Watchlist' }).click();
    await page.getByRole('heading', { name: 'Sales prospects', level: 1 }).waitFor();
    await page.getByRole('grid', { name: 'Companies on this list' }).getByRole('link', { name, exact: true }).waitFor();
  },
);

e2eTest('a list that could not be deleted stays, and it says so', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
  await openAs(page, app, { role: 'individual-plus', address: 'research/watchlists' });
  const list = page.getByRole('main').getByRole('link', { name: 'To sort', exact: true });
  await list.waitFor();
  await page.route(/\/lists(\?|$)/, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.getByRole('button', { name: 'Actions for To sort' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('Failed to delete watchlist').waitFor();
  expect(await list.count()).toBe(1);
});

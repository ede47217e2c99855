import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { namesOnList } from './support/companiesOnList.ts';
import { e2eTest } from './support/e2eTest.ts';
import { findCompany } from './support/findCompany.ts';
import { openAs } from './support/openAs.ts';
import { openFromHeader } from './support/openFromHeader.ts';

const company = 'Harborline';
/** Tags of the lists of one group that contain the company. */
const tags = (page: Page, group: string) => page.getByRole('group', { name: group, exact: true });

async function openCompany(page: Page) {
  await page.getByRole('heading', { name: /^Good / }).waitFor();
  await (await findCompany(page, company)).click();
  await page.getByRole('heading', { name: company, level: 1 }).waitFor();
}

async function addTo(page: Page, typed: string, option: RegExp) {
  await page.getByRole('button', { name: `Add ${company} to a watchlist` }).click();
  await page.getByRole('combobox', { name: `Add ${company} to a watchlist` }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

e2eTest(
  'a user adds a company to a list and to a new one on its page, removes it, and undoes the removal',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/home' });
    await openCompany(page);
    await addTo(page, 'to sort', /^To sort/);
    await page.getByText('Added Harborline to To sort.').waitFor();
    await addTo(page, 'Ports of the north', /^Create “Ports of the north”/);
    await page.getByText('“Ports of the north” created').waitFor();
    for (const name of ['To sort', 'Ports of the north']) {
      await tags(page, 'Personal').getByRole('link', { name, exact: true }).waitFor();
    }

    await page.getByRole('button', { name: 'Remove To sort' }).click();
    await tags(page, 'Personal').getByRole('link', { name: 'To sort' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await tags(page, 'Personal').getByRole('link', { name: 'To sort' }).click();
    await page.getByRole('heading', { name: 'To sort', level: 1 }).waitFor();
    await expect.poll(() => namesOnList(page)).toEqual([company]);
  },
);

e2eTest(
  'emails about a list are off by default, keep the chosen setting, and data refreshes on request',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'internal', address: 'research/watchlists' });
    const choices = page.getByRole('dialog', { name: /^Notifications about / });
    const openChoices = async () => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Notifications' }).click();
      await choices.getByRole('switch').first().waitFor();
      return Promise.all((await choices.getByRole('switch').all()).map((each) => each.isChecked()));
    };
    await page.getByRole('button', { name: 'New watchlist' }).click();
    await page.getByRole('button', { name: 'Create Watchlist' }).click();
    await page.getByRole('heading', { name: 'Untitled List', level: 1 }).waitFor();
    expect(await openChoices()).toEqual([false, false, false]);
    await choices.getByText('News emails').click();
    await choices.getByRole('switch', { name: /^News emails/, checked: true }).waitFor();
    await choices.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await page.getByRole('heading', { name: 'Untitled List', level: 1 }).waitFor();
    expect(await openChoices()).toEqual([false, true, false]);
    await choices.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Refresh data' }).click();
    await page.getByText('Data as of today').waitFor();
  },
);

e2eTest(
  'a list shows the acquisitions of the last year, and the earlier ones on request',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: 'research/watchlists' });
    await page.getByRole('link', { name: 'Everything we follow', exact: true }).click();
    await page.getByRole('tab', { name: 'Acquisitions' }).click();
    const bought = page.getByRole('list', { name: 'Acquisitions' }).getByRole('listitem');
    await bought.first().waitFor();
    const ofAYear = await bought.count();
    await page.getByRole('button', { name: 'Show earlier ones' }).click();
    await expect.poll(() => bought.count()).toBeGreaterThan(ofAYear);
    await page.getByRole('button', { name: 'Show last 365 days only' }).click();
    await expect.poll(() => bought.count()).toBe(ofAYear);
  },
);

e2eTest(
  'pasting many companies adds them at once, and one undo removes those that were not on the list before',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'unlimited', address: 'research/watchlists' });
    await page.getByRole('button', { name: 'New watchlist' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Pasted');
    const paste = async (lines: readonly string[]) => {
      await page.getByRole('button', { name: 'Paste or import companies' }).click();
      await page.getByRole('textbox', { name: 'Companies' }).fill(lines.join('\n'));
      await page.getByRole('button', { name: 'Find companies' }).click();
    };
    await paste([company]);
    await page.getByRole('button', { name: 'Add 1 company' }).click();
    await page.getByRole('button', { name: 'Create Watchlist' }).click();
    await page.getByRole('heading', { name: 'Pasted', level: 1 }).waitFor();
    await expect.poll(() => namesOnList(page)).toEqual([company]);

    await page.getByRole('button', { name: 'Add companies', exact: true }).click();
    await paste([company, 'Kerbline', 'https://www.depotwise.example/about', 'Nobody at all']);
    await page.getByText('2 ready · 1 not found · 1 already on the list').waitFor();
    await page.getByRole('button', { name: 'Add 2 companies' }).click();
    await page.getByRole('button', { name: 'Add Companies', exact: true }).click();
    await page.getByText('Added 2 companies to “Pasted”').waitFor();
    await expect.poll(() => namesOnList(page)).toEqual([company, 'Kerbline', 'Depotwise']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOnList(page)).toEqual([company]);
  },
);

e2eTest('the watchlists page follows its address on links, Back and input', async ({ app, openPage }) => {
  const page = await openPage();
  await openAs(page, app, { role: 'individual-plus', address: 'research/watchlists' });
  const search = page.getByRole('searchbox', { name: 'Search watchlists' });
  await search.waitFor();
  const listLinks = page.getByRole('main').getByRole('link');
  const all = await listLinks.count();

  // Typing is faster than the address follows. Text that looks like JSON stays text.
  await search.pressSequentially('"1.0" nothing');
  await page.getByText('No watchlists match “"1.0" nothing”.').waitFor();
  await page.waitForURL((url) => url.searchParams.get('search') === '"1.0" nothing');
  expect(await search.inputValue()).toBe('"1.0" nothing');

  // A later link to the same page without a search shows every list again, and Back restores the search.
  await openFromHeader(page, 'Watchlists', 'All watchlists');
  await expect.poll(() => search.inputValue()).toBe('');
  await expect.poll(() => listLinks.count()).toBe(all);
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('"1.0" nothing');
});

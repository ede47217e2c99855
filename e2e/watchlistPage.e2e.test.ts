import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { companiesOnList, namesOnList } from './support/companiesOnList.ts';
import { e2eTest } from './support/e2eTest.ts';
import { openAs } from './support/openAs.ts';
import { samplePath } from './support/walk/samplePaths.ts';

const lists = '/fs/research/watchlists';

e2eTest(
  '[XWATCH-011] the page of a list says what is new on a followed list, links its markets, and numbers its tabs',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: lists });
    await page.getByRole('link', { name: 'Fraud and identity' }).click();
    await page.getByText(/^(Following, )?\d+ new since /).waitFor();
    if ((await page.getByRole('button', { name: 'Following' }).count()) === 0) {
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
    }
    await page.getByText(/^Following, \d+ new since /).waitFor();
    await page.getByText('Rounds in 12 months').waitFor();
    await page.getByRole('tab', { name: 'Companies 18' }).waitFor();
    const people = page.getByRole('tab', { name: /^People \d+$/ });
    const counted = Number(/\d+/.exec((await people.textContent()) ?? '')?.[0]);
    await people.click();
    const rows = page.getByRole('list', { name: 'People' });
    const all = page.getByRole('button', { name: `Show all ${counted}` });
    await rows.waitFor();
    if ((await all.count()) > 0) await all.click();
    await expect.poll(() => rows.getByRole('listitem').count()).toBe(counted);

    const markets = page.getByRole('list', { name: 'Top markets' }).getByRole('link');
    expect(await markets.count()).toBeGreaterThan(0);
    expect(await markets.count()).toBeLessThanOrEqual(5);
    const name = (await markets.first().textContent()) ?? '';
    await markets.first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  },
);

e2eTest(
  '[XWATCH-012] [XWATCH-013] a user pastes companies into an empty list and undoes it, and a viewer reads whom to ask',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage();
    await openAs(page, app, { role: 'individual-plus', address: lists });
    await page.getByRole('link', { name: 'To sort' }).click();
    await page.getByRole('textbox', { name: 'Companies' }).fill('Harborline\nNobody has this name');
    await page.getByRole('button', { name: 'Find companies' }).click();
    await page.getByText('1 ready · 1 not found').waitFor();
    await page.getByRole('button', { name: 'Add 1 company' }).click();
    await page.getByText('1 company was added.').waitFor();
    await page.getByText('1 line didn’t match a company.').waitFor();
    await page.getByRole('button', { name: 'Show the list' }).click();
    await companiesOnList(page).waitFor();
    await expect.poll(() => namesOnList(page)).toEqual(['Harborline']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('textbox', { name: 'Companies' }).waitFor();

    const guest = app.signIns.get('individual') ?? '';
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Share To sort' });
    await drawer.getByRole('textbox', { name: /Email addresses/ }).fill(`${guest},`);
    await drawer.getByRole('button', { name: 'Share', exact: true }).click();
    await drawer.getByText('Shared with 1 person.').waitFor();
    const address = new URL(page.url()).pathname;
    const viewer = await openPage();
    await openAs(viewer, app, { role: 'individual', address });
    await viewer.getByText('You can view this list. Ask Paul Okonkwo for edit access').waitFor();
    await viewer.getByText('No companies yet').waitFor();
    expect(await viewer.getByRole('textbox', { name: 'Companies' }).count()).toBe(0);
  },
);

e2eTest(
  '[XCOMPANY-060] [XCOMPANY-063] the followers of the companies of a list are loaded once their column is shown, and exported',
  async ({ app, openPage }) => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAs(page, app, { role: 'free', address: lists });
    await page.getByRole('link', { name: 'Local network' }).click();
    const row = companiesOnList(page).getByRole('row').filter({ hasText: 'Plugmate' });
    await row.waitFor();
    expect(asked).not.toContain('/api/companies/columns');
    await page.getByRole('button', { name: /^Columns/ }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByText('Followers', { exact: true }).click();
    await page.keyboard.press('Escape');
    await row.getByText('793.8K').waitFor();

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const lines: Record<string, string>[] = parse(await readFile(await (await download).path(), 'utf8'), {
      bom: true,
      columns: true,
    });
    expect(lines.find(({ Name }) => Name === 'Plugmate')?.Followers).toBe('793804');
  },
);

async function showNotes(page: Page) {
  await companiesOnList(page).getByRole('rowheader').first().waitFor();
  await page.getByRole('button', { name: /^Columns/ }).click();
  const panel = page.getByRole('dialog', { name: /^Columns/ });
  await panel.getByRole('checkbox', { name: 'Note' }).press('Space');
  await page.keyboard.press('Escape');
  await companiesOnList(page).getByRole('columnheader', { name: 'Note' }).waitFor();
}

e2eTest(
  '[XWATCH-017] a note survives a failed save and a reload, comes back by Undo, is exported, and is read by a viewer',
  { timeout: 300_000 },
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/ERR_FAILED/] });
    await openAs(page, app, { role: 'individual-plus', address: lists });
    await page.getByRole('link', { name: 'Fraud and identity' }).click();
    await showNotes(page);
    const [first = ''] = await namesOnList(page);
    const noteOf = (by: Page, name: string) => companiesOnList(by).getByRole('button', { name, exact: true });
    const said = `Note on ${first}: Ask about pricing`;

    await page.route('**/note', (route) => route.abort('failed'));
    await noteOf(page, `Add note on ${first}`).press('Enter');
    await page.getByRole('textbox', { name: `Note on ${first}` }).fill('Ask about pricing');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('Failed to update Watchlist. Nothing was lost. Try again.').waitFor();
    await page.unroute('**/note');
    await page.reload();
    await noteOf(page, `Unsaved note on ${first}: Ask about pricing`).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await noteOf(page, said).waitFor();

    await companiesOnList(page)
      .getByRole('checkbox', { name: `Select ${first}` })
      .click();
    await page.getByRole('button', { name: 'Remove from list' }).click();
    await expect.poll(() => namesOnList(page)).not.toContain(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await noteOf(page, said).waitFor();

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const exporting = page.getByRole('dialog', { name: 'Export' });
    const saving = page.waitForEvent('download');
    await exporting.getByRole('button', { name: 'Export as CSV' }).click();
    const rows: string[][] = parse(await readFile(await (await saving).path()), { bom: true });
    expect(rows[0]?.at(-1)).toBe('Note');
    expect(rows.find(([name]) => name === first)?.at(-1)).toBe('Ask about pricing');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Share Fraud and identity' });
    await drawer.getByRole('textbox', { name: /Email addresses/ }).fill(`${app.signIns.get('individual') ?? ''},`);
    await drawer.getByRole('button', { name: 'Share', exact: true }).click();
    await drawer.getByText('Shared with 1 person.').waitFor();
    const viewer = await openPage();
    await openAs(viewer, app, { role: 'individual', address: new URL(page.url()).pathname });
    await showNotes(viewer);
    await noteOf(viewer, said).click();
    await viewer.getByRole('dialog', { name: said }).getByText('Ask about pricing').waitFor();
    const offers = companiesOnList(viewer).getByRole('button', { name: /^Add note/ });
    expect(await offers.count()).toBe(0);
  },
);

e2eTest(
  'a list that is deleted on its own page leads to all lists, is not asked for again, and comes back by Undo',
  async ({ app, openPage }) => {
    const page = await openPage();
    const address = samplePath('/research/watchlists/$watchlistId', 'editor').slice(1);
    await openAs(page, app, { role: 'editor', address });
    await page.getByRole('heading', { name: 'Story ideas', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'More actions' }).click();
    const missing: string[] = [];
    page.on('response', (response) => response.status() === 404 && missing.push(response.url()));
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.waitForURL('**/research/watchlists');
    await page.getByText('“Story ideas” deleted').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Story ideas', exact: true }).waitFor();
    expect(missing).toEqual([]);
  },
);

e2eTest('companies that could not be removed stay selected for another try', async ({ app, openPage }) => {
  const page = await openPage({ expects: [/500 \(Internal Server Error\)/] });
  const address = samplePath('/watchlists/$watchlistId', 'individual-plus').slice(1);
  await openAs(page, app, { role: 'individual-plus', address });
  const first = page
    .getByRole('grid')
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  await first.check({ force: true });
  await page.route('**/items', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Remove from list' }).click();
  await page.getByText('Failed to update Watchlist').waitFor();
  await page.getByText(/^1 of \d+ selected$/).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Remove from list' }).click();
  await page.getByRole('grid').getByRole('checkbox', { name: label, exact: true }).waitFor({ state: 'detached' });
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDatabase } from '../apps/fs-server/src/database/database.ts';
import { addCompanies } from '../apps/fs-server/src/testing/addCompanies.ts';
import { copyStartedData } from './support/copyStartedData.ts';
import { e2eTest } from './support/e2eTest.ts';
import { signInOnScreen } from './support/signInOnScreen.ts';
import { type RunningApp, startApp } from './support/startApp.ts';

/** Timeout in milliseconds for a response on a busy machine. */
const waiting = { timeout: 60_000 };

const many = 60_000;

let app: RunningApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'foresight-export-'));
  copyStartedData(dataDir);
  const database = await openDatabase({ dataDir });
  await addCompanies(database, many).finally(database.close);
  app = await startApp({ dataDir });
});
afterAll(async () => {
  await app?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const grid = (page: Page) => page.getByRole('grid', { name: 'Companies' });
/** Names of the columns, without their positions in a sort by several columns. */
const headers = async (page: Page) =>
  (await grid(page).getByRole('columnheader').allTextContents()).map((name) => name.replace(/\d$/, ''));

/** The number of rows that the table announces. */
async function countOnScreen(page: Page): Promise<number> {
  const said = await page
    .getByText(/^[\d,]+ results$/)
    .first()
    .textContent();
  return Number(said?.replace(/\D/g, ''));
}

/** Names and locations of the visible rows. */
async function shownRows(page: Page): Promise<[string, string][]> {
  const rows = await grid(page).locator('tbody').getByRole('row').all();
  return Promise.all(
    rows.map(async (row): Promise<[string, string]> => {
      const [name = ''] = await row.getByRole('rowheader').allTextContents();
      const cells = await row.getByRole('gridcell').allTextContents();
      return [name, cells[7] ?? ''];
    }),
  );
}

const money = ['Total raised', 'Last round', 'Employees'];
const shownColumns = ['Name', ...money, 'Markets', 'Founded', 'Location'];

/** Hides the homepage and moves the founding date before the location. */
async function arrangeColumns(page: Page): Promise<void> {
  await grid(page).getByRole('button', { name: 'Homepage', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  const panel = page.getByRole('dialog', { name: 'Homepage options' });
  await panel.getByRole('button', { name: 'Hide column' }).press('Enter');
  await grid(page).getByRole('button', { name: 'Founded', exact: true }).focus();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect.poll(() => headers(page)).toEqual(['', 'Logo', ...shownColumns]);
}

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Export' });
  const start = panel.getByRole('button', { name: 'Export as CSV' });
  return { panel, start };
}

e2eTest(
  'an export of 60,000 companies has all rows in the order and columns of the screen, and a canceled export has no file',
  async ({ openPage }) => {
    const page = await openPage();
    await page.goto(new URL('research/companies?sort=location~desc.name', app.url).href);
    await signInOnScreen(page, app, 'free');
    await expect.poll(() => grid(page).getByRole('rowheader').count(), waiting).toBe(8);
    await arrangeColumns(page);
    const counted = await countOnScreen(page);
    expect(counted).toBeGreaterThan(many);
    const total = counted.toLocaleString('en');
    const shown = await shownRows(page);

    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));
    const { panel, start } = await openExport(page);
    await panel.getByText(`${total} rows and 7 columns, as they are shown.`).waitFor();
    await start.click();
    await panel.getByText(new RegExp(`^[1-9][\\d,]* of ${total}$`)).waitFor();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByText('Export canceled. No file was saved.').waitFor();
    expect(files).toEqual([]);

    const saving = page.waitForEvent('download', { timeout: 240_000 });
    await start.click();
    const download = await saving;
    await panel.getByText(`${total} rows exported`).waitFor();
    expect(files).toEqual(['Companies.csv']);
    const [names, ...rows]: string[][] = parse(await readFile(await download.path(), 'utf8'), { bom: true });
    expect(names).toEqual(shownColumns);
    expect(rows).toHaveLength(counted);
    expect(rows.slice(0, 8).map(([name, , , , , , location]) => [name, location])).toEqual(shown);
    const places = rows.map(([, , , , , , location = '']) => location);
    expect(places.filter((place) => place === 'Hamburg, Germany').length).toBeGreaterThanOrEqual(many / 3);
    const added = rows.filter(([name = '']) => /^'=Sum |^Quay "\d+", Ltd$/.test(name));
    expect(added).toHaveLength(many);
    expect(added.filter(([name = '']) => name.startsWith("'=Sum "))).toHaveLength(many / 1000);

    // The next file has only the filtered rows; raw values are exported unformatted.
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: 'Filter by Name' }).fill('=sum');
    await expect.poll(() => countOnScreen(page), waiting).toBe(many / 1000);
    const second = await openExport(page);
    await second.panel.getByText('60 rows and 7 columns, as they are shown.').waitFor();
    await second.panel.getByText('Raw values').click();
    const raw = page.waitForEvent('download');
    await second.start.click();
    const text = await readFile(await (await raw).path(), 'utf8');
    expect(text.split('\r\n').filter((line) => line.startsWith('=Sum '))).toHaveLength(many / 1000);
  },
);

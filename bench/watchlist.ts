import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { manyCompanies } from '@fs/fixtures';
import type { Page } from 'playwright-core';
import { signIn } from '../e2e/support/identity.ts';
import { signInOnScreen } from '../e2e/support/signInOnScreen.ts';
import { type RunningApp, startApp } from '../e2e/support/startApp.ts';
import { buildWebWhenStale } from '../scripts/web/buildWeb.ts';
import { median } from './browser/comparisonRows.ts';
import { inputToPaint } from './browser/inputToPaint.ts';
import { idle, withBrowser } from './browser/visitPage.ts';
import { printTable } from './report.ts';
import { importData } from './server/importData.ts';
import { scrolled } from './table/measureScroll.ts';

const size = 5000;
const rounds = 3;
/** The sample user without a limit of lists. */
const role = 'unlimited';
/** Timeout of a step in milliseconds, for a busy machine. */
const patience = 120_000;

const firstRow = `document.querySelector('[role=grid] [role=rowheader] a')`;

/** Measures what a user of the app waits for on a list of 5,000 companies. */
export async function measureWatchlist(): Promise<void> {
  await buildWebWhenStale(console.log);
  const dataDir = await importCompanies();
  const app = await startApp({ dataDir });
  try {
    await report(app, await makeList(app));
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true });
  }
}

const header =
  'permalink,name,homepage_url,category_list,funding_total_usd,status,country_code,state_code,region,city,funding_rounds,founded_at,first_funding_at,last_funding_at';

/** Imports generated companies with the import command. @returns the data folder */
async function importCompanies(): Promise<string> {
  const lines = manyCompanies(size).map(
    ({ permalink, name, homepage_url, country_code, city, founded_on }) =>
      `/organization/${permalink},${name},${homepage_url},Software,-,operating,${country_code},,${city},${city},0,${founded_on ?? ''},,`,
  );
  const files = await mkdtemp(join(tmpdir(), 'foresight-bench-files-'));
  try {
    await writeFile(join(files, 'companies.csv'), `${[header, ...lines].join('\n')}\n`);
    return await importData(files);
  } finally {
    await rm(files, { recursive: true });
  }
}

/** @returns its address, and how many milliseconds its creation took */
async function makeList(app: RunningApp) {
  const { idToken } = await signIn(app, role);
  const call = async (address: string, body: object) => {
    const response = await fetch(new URL(address, app.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };
  const items: { uuid: string }[] = [];
  for (let offset = 0; items.length < size; offset += 100) {
    const page = (await call('/api/companies/search', { filters: [], limit: 100, offset })) as { id: string }[];
    items.push(...page.map(({ id }) => ({ uuid: id })));
  }
  const started = performance.now();
  const { id } = (await call('/lists', { name: 'Everything', items: items.slice(0, size) })) as { id: string };
  return { address: `${app.url}research/watchlists/${id}`, made: performance.now() - started };
}

async function report(app: RunningApp, { address, made }: { address: string; made: number }): Promise<void> {
  await withBrowser(async (browser) => {
    // The measuring code is compiled in the page, which the app's content security policy refuses.
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(`${app.url}login/`);
    await signInOnScreen(page, app, role);
    await page.waitForURL('**/research/home');
    const session = await context.newCDPSession(page);
    const taken = { open: [] as number[], turn: [] as number[], export: [] as number[] };
    const scrolls = { dropped: [] as number[], processor: [] as number[] };
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      taken.open.push(await opened(page, address));
      await idle(page);
      const over = page.getByRole('grid').getByRole('rowheader').nth(3);
      const scroll = await scrolled(page, session, over);
      scrolls.dropped.push(scroll.dropped);
      scrolls.processor.push(scroll.processor);
      taken.turn.push(await turned(page));
      const file = await exported(page);
      taken.export.push(file.time);
      bytes = file.bytes;
    }
    const row = (what: string, times: readonly number[]) => [what, ...[median(times), ...spread(times)].map(toMs)];
    printTable(
      `A list of ${size.toLocaleString('en')} companies in the app`,
      [
        `Through the browser on this machine, ${rounds} times each, in ms. Made in ${toMs(made)} ms; its export is ${Math.round(bytes / 1024)} KiB.`,
        `Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`,
      ].join('\n'),
      [
        ['', 'median', 'least', 'most'],
        row('address to first row', taken.open),
        row('next page', taken.turn),
        row('export as CSV', taken.export),
        row('processor, 100 steps of the wheel', scrolls.processor),
        ['frames dropped in them', ...[median(scrolls.dropped), ...spread(scrolls.dropped)].map(String)],
      ],
    );
  });
}

/** From the address to the first company, with everything cached by then. */
async function opened(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  const started = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(firstRow);
  return performance.now() - started;
}

async function turned(page: Page): Promise<number> {
  const first = await page.evaluate(`${firstRow}.textContent`);
  return inputToPaint(page, {
    act: () => page.getByRole('button', { name: /next page/i }).click(),
    input: 'pointerdown',
    shows: `${firstRow} && ${firstRow}.textContent !== ${JSON.stringify(first)}`,
  });
}

async function exported(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Export' });
  const start = panel.getByRole('button', { name: 'Export as CSV' });
  await start.waitFor();
  const started = performance.now();
  const [file] = await Promise.all([page.waitForEvent('download'), start.click()]);
  const chunks = await Array.fromAsync(await file.createReadStream());
  const time = performance.now() - started;
  await panel.getByText(`${size.toLocaleString('en')} rows exported`).waitFor();
  return { time, bytes: chunks.reduce((sum, { length }) => sum + length, 0) };
}

const spread = (figures: readonly number[]): readonly [number, number] => [Math.min(...figures), Math.max(...figures)];

const toMs = (milliseconds: number): string => milliseconds.toFixed(0);

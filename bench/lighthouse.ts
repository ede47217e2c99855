import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freePort } from '../e2e/support/freePort.ts';
import { signInOnScreen } from '../e2e/support/signInOnScreen.ts';
import { type RunningApp, startApp } from '../e2e/support/startApp.ts';
import { findBrowser, launchOptions } from '../scripts/browser/findBrowser.ts';
import { buildWebWhenStale } from '../scripts/web/buildWeb.ts';
import { median } from './browser/comparisonRows.ts';
import { categories, type Device, figures, type PageReport, reportPage } from './lighthouse/reportPage.ts';
import { peerVersions } from './peers/installPeers.ts';
import { printTable } from './report.ts';

interface VisitedPage {
  /** Under the base path. */
  path: string;
  /** Whether a user is logged in. @default false */
  isUsers?: true;
  /** @default both */
  devices?: readonly Device[];
}

/** Pages that search engines and previews lead to, on the device that Google rates them on. */
const found = [
  'markets',
  'markets/battery-storage',
  'news',
  // The sample world has it on every day.
  'news/climate-energy/voltmeer-wires-up-its-hundredth-street',
  'plans',
];

const pages: readonly VisitedPage[] = [
  { path: 'login/' },
  { path: '' },
  ...found.map((path): VisitedPage => ({ path, devices: ['phone'] })),
  { path: 'research/home', isUsers: true },
];

const runs = 3;

/** Lighthouse's figures for the pages that most people see first. */
export async function measureLighthouse(): Promise<void> {
  await buildWebWhenStale(console.log);
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-bench-'));
  const app = await startApp({ dataDir });
  try {
    for (const device of ['phone', 'desktop'] as const) {
      const reports: [string, PageReport[]][] = [];
      for (const page of pages.filter(({ devices = [device] }) => devices.includes(device))) {
        reports.push([`/fs/${page.path}`, await visit(app, page, device)]);
      }
      printReports(device, reports);
    }
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** In a separate browser each time, so that nothing is cached from the previous visit. */
async function visit(app: RunningApp, { path, isUsers }: VisitedPage, device: Device): Promise<PageReport[]> {
  const reports: PageReport[] = [];
  for (let run = 0; run < runs; run += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'foresight-browser-'));
    const port = await freePort();
    const { args, ...launch } = launchOptions(await findBrowser());
    const browser = await chromium.launchPersistentContext(folder, {
      ...launch,
      args: [...args, `--remote-debugging-port=${port}`],
    });
    try {
      if (isUsers) {
        const [page = await browser.newPage()] = browser.pages();
        await page.goto(`${app.url}login/`);
        await signInOnScreen(page, app, 'individual');
        await page.waitForURL('**/research/home');
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
      reports.push(await reportPage(`${app.url}${path}`, port, device));
    } finally {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return reports;
}

const devices = {
  phone: 'Phone on slow 4G with a quarter of the processor',
  desktop: 'Desktop with all of the processor',
} satisfies Record<Device, string>;

function printReports(device: Device, reports: readonly [string, readonly PageReport[]][]): void {
  const machine = reports.flatMap(([, of]) => of.map((report) => report.machine));
  const how =
    `${devices[device]}, as ${peerVersions(['lighthouse'])} has it; medians of ${runs} visits, times in ms.\n` +
    `The machine's benchmark index meanwhile: ${Math.min(...machine)} to ${Math.max(...machine)}. ` +
    `Its load: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`;
  const cells = (of: readonly PageReport[]) => [
    ...categories.map((category) => String(median(of.map(({ scores }) => scores[category])))),
    ...figures.map((figure) =>
      median(of.map((report) => report.figures[figure])).toFixed(figure.endsWith('shift') ? 3 : 0),
    ),
  ];
  printTable(`Pages, ${device}`, how, [
    ['', ...categories, ...figures.map((figure) => figure.replaceAll('-', ' '))],
    ...reports.map(([path, of]) => [path, ...cells(of)]),
  ]);
  for (const [path, of] of reports) {
    const shortcomings = new Set(of.flatMap((report) => report.shortcomings));
    for (const shortcoming of shortcomings) console.log(`  ${path}: ${shortcoming}`);
  }
}

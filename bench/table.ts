import type { Page } from 'playwright-core';
import { buildPages } from './browser/buildPages.ts';
import { compareInBrowser, type MeasuredStep } from './browser/compareInBrowser.ts';
import { comparisonRows, median } from './browser/comparisonRows.ts';
import { type PageCode, pageCode } from './browser/pageCode.ts';
import { installPeers, peerVersions } from './peers/installPeers.ts';
import { printTable } from './report.ts';
import { benchCompanies } from './table/benchRows.ts';
import { measureScroll, type ScrollFigures } from './table/measureScroll.ts';
import { pressControls } from './table/pressControls.ts';
import { asGiven, headers, pageSize, wantedRows, words } from './table/tableModel.ts';

const pages = {
  floor: 'table/floor.tsx',
  '@fs/ui': 'table/ours.tsx',
  'MUI X': 'table/muiX.tsx',
  Mantine: 'table/mantine.tsx',
  antd: 'table/antd.tsx',
  'AG Grid': 'table/agGrid.tsx',
} as const;

const peers = ['antd', '@mui/material', '@mui/x-data-grid', '@mantine/core', 'ag-grid-community'];
const rounds = 3;
const speeds = { 'full speed': 1, 'a quarter of the processor': 4 } as const;

const few = benchCompanies(10_000);
const ascending = wantedRows(few, { ...asGiven, sort: 'ascending' });
const descending = wantedRows(few, { ...asGiven, sort: 'descending' });
const holding = (text: string) => wantedRows(descending, { ...asGiven, filters: { name: text } });

const isShown = (name: string | undefined) =>
  `[...document.querySelectorAll('[data-name]')].some((cell) => cell.textContent === '${name}')`;
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Where a user sorts by name: the header itself, or the button in it. */
async function sortByName(page: Page): Promise<void> {
  const header = page.getByRole('columnheader', { name: headers.name }).first();
  const button = header.getByRole('button', { name: headers.name, exact: true }).first();
  if ((await button.count()) > 0) await button.click();
  else await header.click({ position: { x: 24, y: 12 } });
}

const typed = ['k', 'e', 'Backspace', 'Backspace'] as const;
const typedRows = ['k', 'ke', 'k', ''].map((text) => holding(text)[0]?.name);

const companyTable = (name: string): readonly MeasuredStep[] => {
  let key = 0;
  return [
    { what: 'show it', act: press(words.paged), input: 'pointerdown', shows: isShown(few[0]?.name) },
    {
      what: 'sort',
      times: 2,
      act: sortByName,
      input: 'pointerdown',
      shows: (time) => isShown((time === 0 ? ascending : descending)[0]?.name),
    },
    {
      what: 'a key in a filter',
      times: typed.length,
      act: async (page) => {
        const field = page.getByLabel(/^(Filter (by )?Name|Name Filter Input)$/).first();
        if (!(await field.evaluate((element) => element === document.activeElement))) await field.focus();
        await page.keyboard.press(typed[key % typed.length] ?? 'k');
        key += 1;
      },
      input: 'keydown',
      shows: (time) => isShown(typedRows[time]),
    },
    {
      what: 'next page',
      times: 2,
      act: (page) =>
        name === 'antd'
          ? page.locator('.ant-pagination-next').click()
          : page.getByRole('button', { name: /next page/i }).click(),
      input: 'pointerdown',
      shows: (time) => isShown(descending[(time + 1) * pageSize]?.name),
    },
  ];
};

const longTable = (which: typeof words.long | typeof words.longer) => (): readonly MeasuredStep[] => {
  const rows = which === words.long ? few : benchCompanies(50_000);
  const sorted = wantedRows(rows, { ...asGiven, sort: 'ascending' });
  return [
    { what: 'show it', act: press(which), input: 'pointerdown', shows: isShown(rows[0]?.name) },
    { what: 'sort', act: sortByName, input: 'pointerdown', shows: isShown(sorted[0]?.name) },
    { what: 'sort again', act: sortByName, input: 'pointerdown', shows: isShown(sorted.at(-1)?.name) },
  ];
};

/** Compares the company table and a long scrolling table of @fs/ui with those of other libraries, in one run. */
export async function measureTable(): Promise<void> {
  const modules = installPeers();
  const built = await buildPages(pages, modules);
  const how =
    `${rounds} visits a page, in turn; production builds, real input, from the input to the paint of the new\n` +
    `content; median ms, and times the floor; \`processor\`: what the page's thread took of one, which other programs on\n` +
    `the machine change least. ${peerVersions(peers)}; floor: React alone.`;
  for (const [speed, slowdown] of Object.entries(speeds)) {
    const paged = await compareInBrowser(built, companyTable, { rounds, slowdown, hasProcessor: true });
    printTable(`Company table, 10,000 rows, ${pageSize} a page, ${speed}`, how, comparisonRows(paged, 'floor'));
    for (const which of [words.long, words.longer] as const) {
      const long = await compareInBrowser(built, longTable(which), { rounds, slowdown, hasProcessor: true });
      printTable(`Scrolling table, ${which.slice('Show '.length)} rows, ${speed}`, how, comparisonRows(long, 'floor'));
    }
  }
  for (const which of [words.long, words.longer] as const) {
    const figures = await measureScroll(built, which, 3);
    printTable(
      `Scrolling table, ${which.slice('Show '.length)} rows, 100 steps of the wheel`,
      'Median of 3 visits at full speed. MUI X holds at most 100 rows a page without a license.',
      scrollRows(figures),
    );
  }
  await printCode(modules);
}

async function printCode(modules: string): Promise<void> {
  const codes: PageCode[] = [];
  for (const entry of Object.values(pages)) codes.push(await pageCode(entry, modules, pressControls));
  const inKiB = (bytes: number) => (bytes / 1024).toFixed(1);
  printTable(
    'Code of the page',
    'KiB gzip, built by Vite: script and styles with React, without the rows. Every control was used, on a desktop and a phone.',
    [
      ['', ...Object.keys(pages)],
      ['loads with the page', ...codes.map(({ atOnce }) => inKiB(atOnce))],
      ['with what its controls load', ...codes.map(({ inUse }) => inKiB(inUse))],
      ['with what any table can load', ...codes.map(({ inAll }) => inKiB(inAll))],
    ],
  );
}

function scrollRows(figures: ReadonlyMap<string, ScrollFigures[]>): string[][] {
  const rowOf = (what: string, figure: keyof ScrollFigures, digits: number) => [
    what,
    ...[...figures.values()].map((visits) => median(visits.map((visit) => visit[figure])).toFixed(digits)),
  ];
  return [
    ['', ...figures.keys()],
    rowOf('frames dropped', 'dropped', 0),
    rowOf('processor, ms', 'processor', 0),
    rowOf('heap, MiB', 'heap', 1),
  ];
}

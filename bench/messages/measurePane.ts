import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@fs/api-contract';
import type { CDPSession, Page } from 'playwright-core';
import { openAs } from '../../e2e/support/openAs.ts';
import { seedChannels } from '../../e2e/support/seedChannels.ts';
import { type RunningApp, startApp } from '../../e2e/support/startApp.ts';
import { buildWebWhenStale } from '../../scripts/web/buildWeb.ts';
import { longFrame, readFrames, startFrames } from '../browser/frames.ts';
import { heapOf } from '../browser/heapOf.ts';
import { startThreadTime, threadTime } from '../browser/threadTime.ts';
import { idle, withBrowser } from '../browser/visitPage.ts';
import { printTable } from '../report.ts';

const messages = 10_000;
const channels = limits.channelsListed;
const roles = { user: 'channels-create', other: 'unlimited' } as const;
/** Timeout of a step in milliseconds, for a busy machine. */
const patience = 120_000;
const wheelSteps = 100;
/** CSS pixels of a step. The first is 12,500 a second, as fast as a fling; nobody moves a wheel as fast as the second. */
const steps = { 'like a fling': 200, 'three times as fast': 600 } as const;
/** Milliseconds between steps. */
const betweenSteps = 16;
const typed = 'What does a berth with shore power cost in Bergen, and who pays for the cable? '.repeat(5);
/** Milliseconds between keys; nobody types faster. */
const betweenKeys = 20;

/** Measures the app with a channel of 10,000 messages beside 499 others: frames, elements and memory. */
export async function measurePane(): Promise<void> {
  await buildWebWhenStale(console.log);
  const dataDir = await mkdtemp(join(tmpdir(), 'foresight-bench-'));
  try {
    // The first start adds its sample users.
    const first = await startApp({ dataDir });
    await seedChannels(first, { role: roles.user, otherRole: roles.other, channels, messages });
    const app = await startApp({ dataDir });
    try {
      await report(app);
    } finally {
      await app.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function report(app: RunningApp): Promise<void> {
  await withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const session = await context.newCDPSession(page);
    await startThreadTime(session);
    await openAs(page, app, { role: roles.user, address: 'admin/messages' });
    const linkOf = (name: string) => page.getByRole('listitem').getByRole('link', { name, exact: true });
    await linkOf(`Port ${channels}`).waitFor();
    await idle(page);

    const frames: string[][] = [];
    const sizes: string[][] = [];
    const take = async (what: string, act: () => Promise<void>) => {
      frames.push([what, ...(await framesOf(page, session, act))]);
    };
    const size = async (what: string) => {
      await idle(page);
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
      sizes.push([what, String(nodes), `${(await heapOf(session)).toFixed(1)} MiB`]);
    };

    try {
      await size('before');
      await take('scroll the channels', () => wheel(page, linkOf(`Port ${channels}`), steps['like a fling']));
      await page.mouse.wheel(0, -1_000_000);
      const log = page.getByRole('region', { name: `Messages in Port ${channels}` });
      await take('open the channel', async () => {
        await linkOf(`Port ${channels}`).click();
        await log.getByRole('article').last().waitFor();
        await idle(page);
      });
      await size(`with the latest ${limits.messagesPage} messages`);
      await take('load all older messages', () => loadAll(page, log));
      await size(`with ${messages.toLocaleString('en')} messages`);
      for (const [how, pixels] of Object.entries(steps)) {
        await take(`scroll down ${how}`, () => wheel(page, log, pixels));
        await take(`scroll up ${how}`, () => wheel(page, log, -pixels));
      }
      await take('Home and End, ten times', async () => {
        await log.focus();
        for (let turn = 0; turn < 10; turn += 1) {
          await page.keyboard.press('Home');
          await page.waitForTimeout(400);
          await page.keyboard.press('End');
          await page.waitForTimeout(400);
        }
      });
      await take(`type ${typed.length} characters`, async () => {
        await page.getByRole('textbox', { name: 'Message' }).focus();
        await page.keyboard.type(typed, { delay: betweenKeys });
      });
      await take('send it', async () => {
        await page.keyboard.press('Control+Enter');
        await log
          .getByRole('article')
          .filter({ hasText: typed.slice(0, 60) })
          .waitFor();
        await idle(page);
      });
      // The next of the list: the latest ones are in view, Port 1 is not.
      await linkOf(`Port ${channels - 1}`).click();
      await page
        .getByRole('region', { name: `Messages in Port ${channels - 1}` })
        .getByRole('article')
        .waitFor();
      await size('after another channel was opened');
      await page.getByRole('banner').getByRole('link').first().click();
      await page.waitForURL((url) => !url.pathname.endsWith('/admin/messages'));
      await size('after leaving the page');
    } finally {
      const load = `Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`;
      const what = `${messages.toLocaleString('en')} messages and ${channels} channels in the app`;
      printTable(what, `Frames of the page, and milliseconds of its thread. One run.\n${load}`, [
        ['', 'frames', 'longest', `over ${longFrame} ms`, 'processor'],
        ...frames,
      ]);
      printTable('Elements and memory', 'Elements of the page, and its heap after garbage collection.', [
        ['', 'elements', 'heap'],
        ...sizes,
      ]);
    }
  });
}

async function framesOf(page: Page, session: CDPSession, act: () => Promise<void>): Promise<string[]> {
  const before = await threadTime(session);
  await startFrames(page);
  await act();
  const frames = await readFrames(page);
  const processor = (await threadTime(session)) - before;
  return [
    String(frames.length),
    `${Math.max(0, ...frames).toFixed(0)} ms`,
    String(frames.filter((frame) => frame > longFrame).length),
    `${processor.toFixed(0)} ms`,
  ];
}

async function wheel(page: Page, over: ReturnType<Page['locator']>, pixels: number): Promise<void> {
  await over.hover();
  for (let count = 0; count < wheelSteps; count += 1) {
    await page.mouse.wheel(0, pixels);
    await page.waitForTimeout(betweenSteps);
  }
}

/** Presses “Load older messages” until there are none. */
async function loadAll(page: Page, log: ReturnType<Page['locator']>): Promise<void> {
  const older = log.getByRole('button', { name: 'Load older messages' });
  await log.focus();
  for (let loaded: number = limits.messagesPage; loaded < messages; loaded += limits.messagesPage) {
    await page.keyboard.press('Home');
    await Promise.all([page.waitForResponse((response) => response.url().includes('before=')), older.click()]);
  }
  await older.waitFor({ state: 'detached' });
}

import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '../../scripts/browser/findBrowser.ts';
import type { BuiltPage } from './buildPages.ts';

const address = 'http://bench.localhost/';

/** Runs `measure` with a browser that closes afterwards. */
export async function withBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Opens a built page by itself while `measure` runs.
 * @param slowdown 1 at full speed, 4 at a quarter of it
 */
export async function visitPage<Result>(
  browser: Browser,
  built: BuiltPage,
  slowdown: number,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await show(page, built);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page, session);
  } catch (error) {
    throw new Error(`${built.name} could not be taken through the steps`, { cause: error });
  } finally {
    await context.close();
  }
}

async function show(page: Page, { name, script, sheet }: BuiltPage) {
  const html = `<!doctype html><html lang="en"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><div id="root"></div><script defer src="page.js"></script></html>`;
  const files = new Map([
    [address, { contentType: 'text/html', body: html }],
    [`${address}page.js`, { contentType: 'text/javascript', body: script }],
    [`${address}page.css`, { contentType: 'text/css', body: sheet }],
  ]);
  await page.route('**/*', (route) => {
    const file = files.get(route.request().url());
    return file ? route.fulfill(file) : route.abort();
  });
  await page.goto(address);
}

/** Waits until the effects of the last step are over: transitions, timers and deferred work. */
export async function idle(page: Page): Promise<void> {
  await page.waitForTimeout(350);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined), { timeout: 2000 })));
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { e2eTest } from './support/e2eTest.ts';

const path = '/api-public/client-errors';

interface SentReport {
  kind: string;
  message: string;
  frames: string[];
  route: string;
}

/** Collects the reports that a page tries to send. */
function watchReports(page: Page): SentReport[] {
  const reports: SentReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) reports.push(request.postDataJSON());
  });
  return reports;
}

/** Throws errors without frames in the page, as code of no file does. */
async function throwIn(page: Page, messages: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    for (const text of texts) {
      setTimeout(() => {
        throw Object.assign(new Error(text), { stack: '' });
      });
    }
  }, messages);
}

e2eTest(
  '[XERROR-005] reports that fail cause no others, and a page sends up to five',
  async ({ restart, openPage }) => {
    const app = await restart();
    const page = await openPage({ expects: [/^error: Broken/, /ERR_FAILED/] });
    await page.route(`**${path}`, (route) => route.abort());
    const reports = watchReports(page);
    await page.goto(new URL('login', app.url).href);
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await throwIn(
      page,
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => `Broken ${letter}`),
    );
    await expect.poll(() => reports).toHaveLength(5);
    await throwIn(page, ['Broken h']);
    expect(await page.evaluate(async () => (await fetch('/health')).status)).toBe(200);
    expect(reports).toHaveLength(5);
  },
);

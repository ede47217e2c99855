import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { runAdmin } from '../apps/fs-server/src/admin/runAdmin.ts';
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
  '[XERROR-005] an uncaught error, an unhandled rejection and an error of a page are reported once each, without personal data',
  async ({ app, openPage }) => {
    const page = await openPage({ expects: [/No user/, /Rejected/, /SiteScreen/, /dynamically imported module/] });
    const reports = watchReports(page);
    let answered = 0;
    page.on('response', (response) => {
      if (response.url().endsWith(path)) answered += 1;
    });
    await page.goto(new URL('login?note=lovelace', app.url).href);
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(reports).toEqual([]);
    await throwIn(page, ['No user lovelace@foresight.example', 'No user lovelace@foresight.example']);
    await expect.poll(() => reports).toHaveLength(1);
    await page.evaluate(() => void Promise.reject('Rejected at /fs/people/lovelace?email=lovelace@foresight.example'));
    await expect.poll(() => reports).toHaveLength(2);
    expect(reports).toMatchObject([
      { kind: 'error', message: 'Error: No user [email]', frames: [], route: '/login' },
      { kind: 'rejection', message: 'Rejected at [address]', frames: [], route: '/login' },
    ]);

    // A page that is left shows no answers anymore.
    await expect.poll(() => answered).toBe(2);
    await page.route('**/assets/SiteScreen-*.js', (route) => route.abort());
    await page.goto(new URL('about', app.url).href);
    await expect.poll(() => reports).toHaveLength(3);
    expect(reports[2]).toMatchObject({
      kind: 'boundary',
      message: expect.stringMatching(/Failed to fetch dynamically imported module: \[file SiteScreen-[\w-]{8}\.js\]$/),
      route: '/about',
    });

    await expect.poll(() => answered).toBe(3);
    await app.stop();
    const listed = await runAdmin(['errors', 'list', '--json'], { DATA_DIR: app.dataDir }, async () => '');
    const errors: { kind: string; count: number }[] = JSON.parse(listed);
    expect(errors.map(({ kind, count }) => [kind, count]).toSorted()).toEqual([
      ['boundary', 1],
      ['error', 1],
      ['rejection', 1],
    ]);
    expect(listed).not.toContain('lovelace');
  },
);

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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { copyStartedData } from './copyStartedData.ts';
import { launchBrowser } from './launchBrowser.ts';
import { newPage, type PageOptions } from './newPage.ts';
import { startApp } from './startApp.ts';

/**
 * A test that walks through the app. The browser is started once a worker, and `app` once a file, on a copy of the data
 * folder of a first start: nothing of one file is seen in another. Each page that `openPage` opens fails the journey
 * when it logged an error or a warning, broke the content security policy, or a request of it failed.
 */
export const journey = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn that nothing is needed
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn that nothing is needed
  .extend('app', { scope: 'file' }, async ({}, { onCleanup }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'foresight-journey-'));
    copyStartedData(dataDir);
    const app = await startApp({ dataDir });
    onCleanup(async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    return app;
  })
  .extend('openPage', async ({ browser }, { onCleanup }) => {
    const opened: Awaited<ReturnType<typeof newPage>>[] = [];
    onCleanup(async () => {
      await Promise.all(opened.map(({ close }) => close()));
      const problems = opened.flatMap((each) => each.problems);
      if (problems.length > 0) throw new Error(`Problems in the browser\n${problems.join('\n')}`);
    });
    return async (options: PageOptions = {}): Promise<Page> => {
      const watched = await newPage(browser, options);
      opened.push(watched);
      return watched.page;
    };
  });

import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { createStarts } from './createStarts.ts';
import { launchBrowser } from './launchBrowser.ts';
import { newPage, type PageOptions } from './newPage.ts';

/**
 * A test that walks through the app. The browser is started once a worker, and `app` once a file, on a copy of the data
 * folder of a first start: nothing of one file is seen in another. `startAnew` stops it and starts it on what it kept.
 * Each page that `openPage` opens fails the journey when it logged an error or a warning, broke the content security
 * policy, or a request of it failed.
 */
export const journey = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn that nothing is needed
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn that nothing is needed
  .extend('startAnew', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { startAnew, end } = await createStarts();
    onCleanup(end);
    return startAnew;
  })
  .extend('app', { scope: 'file' }, ({ startAnew }) => startAnew())
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

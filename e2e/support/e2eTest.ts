import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { createStarts } from './createStarts.ts';
import { launchBrowser } from './launchBrowser.ts';
import { newPage, type PageOptions } from './newPage.ts';
import { openHost } from './openHost.ts';

/**
 * A test of the app in a browser. The browser, and the process of the apps, are started once per worker, and `app` once
 * per file, on a copy of a first start's data folder, so that files do not affect each other. `restart` restarts the
 * app on the same data. A page from `openPage` fails the test when it logs an error or a warning, violates the content
 * security policy, or has a failed request.
 */
export const e2eTest = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn that nothing is needed
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to learn that nothing is needed
  .extend('host', { scope: 'worker' }, ({}, { onCleanup }) => {
    const host = openHost();
    onCleanup(host.close);
    return host;
  })
  .extend('restart', { scope: 'file' }, async ({ host }, { onCleanup }) => {
    const { restart, end } = await createStarts(host);
    onCleanup(end);
    return restart;
  })
  .extend('app', { scope: 'file' }, ({ restart }) => restart())
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

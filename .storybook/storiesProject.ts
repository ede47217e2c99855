import { join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser, launchOptions } from '../scripts/browser/findBrowser.ts';
import { secondTry } from '../scripts/testing/secondTry.ts';
import { browserSources } from '../scripts/testing/workspaceSources.ts';
import { checkEachFile } from './testing/checkEachFile.ts';
import { forceColors } from './testing/forceColors.ts';
import { screenshotComparison } from './testing/screenshotComparison.ts';

const root = resolve(import.meta.dirname, '..');
/** Runs every story in a real browser. */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const browser = await findBrowser();
  if (!browser.isPinned) {
    process.stdout.write(`Pictures are not compared: they were made with another browser than ${browser.name}\n`);
  }
  return {
    ...browserSources,
    // Otherwise vanilla-extract would compile with the settings of the file that lists the projects.
    extends: false,
    root,
    plugins: [storybookTest({ configDir: import.meta.dirname }), checkEachFile()],
    // The overlay of a file that does not compile would cover the screenshots of all others.
    server: { hmr: { overlay: false } },
    test: {
      name: 'stories',
      setupFiles: [
        '.storybook/testing/withoutKeyboard.ts',
        '@storybook/addon-vitest/internal/setup-file.browser.4',
        'scripts/testing/failOnOutput.ts',
        '.storybook/testing/virtualLists.ts',
      ],
      // Setup files run one after another, in this order.
      sequence: { setupFiles: 'list' },
      provide: { comparesScreenshots: browser.isPinned },
      // One page for many files: loading a page takes longer than rendering its stories.
      isolate: false,
      // Far more than a story needs: on a busy machine its screenshots take long.
      testTimeout: 120_000,
      hookTimeout: 90_000,
      retry: secondTry,
      // More pages than processors: while one takes its screenshot, the others render.
      maxWorkers: 3,
      attachmentsDir: '.results/attachments',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { forceColors },
        provider: playwright({
          launchOptions: launchOptions(browser, { comparesScreenshots: true }),
          contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', colorScheme: 'light' },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            ...screenshotComparison,
            resolveDiffPath: ({ arg, ext }) => join(root, '.results/pictures', `${arg}${ext}`),
          },
        },
      },
    },
  };
}

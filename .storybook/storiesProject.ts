import { join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findBrowser, launchOptions } from '../scripts/browser/findBrowser.ts';
import { browserSources } from '../scripts/testing/workspaceSources.ts';
import { forceColors } from './testing/forceColors.ts';

const root = resolve(import.meta.dirname, '..');
/** Every story, in a real browser. */
export async function storiesProject(): Promise<TestProjectInlineConfiguration> {
  const browser = await findBrowser();
  if (!browser.isPinned) {
    process.stdout.write(`Pictures are not compared: they were made with another browser than ${browser.name}\n`);
  }
  return {
    ...browserSources,
    // Else vanilla-extract would compile with the settings of the file that lists the projects.
    extends: false,
    root,
    plugins: [storybookTest({ configDir: import.meta.dirname })],
    // The overlay of a file that does not compile would stand in the pictures of all others.
    server: { hmr: { overlay: false } },
    test: {
      name: 'stories',
      setupFiles: [
        '@storybook/addon-vitest/internal/setup-file.browser.4',
        'scripts/testing/failOnConsole.ts',
        '.storybook/testing/virtualLists.ts',
        '.storybook/testing/checkStory.ts',
      ],
      provide: { comparesPictures: browser.isPinned },
      testTimeout: 20_000,
      // Two pages: while one takes its picture, the other renders.
      maxWorkers: 2,
      attachmentsDir: '.results/attachments',
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { forceColors },
        provider: playwright({
          launchOptions: launchOptions(browser),
          contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', colorScheme: 'light' },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // A number of pixels, not a share of them: 0.5 % of a page let a button grow by 16 px.
            comparatorOptions: { threshold: 0.2, allowedMismatchedPixels: 20 },
            resolveScreenshotPath: ({ arg, ext }) => join(root, 'pictures', `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => join(root, '.results/pictures', `${arg}${ext}`),
          },
        },
      },
    },
  };
}

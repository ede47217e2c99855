import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { lateDependencies } from '../../.storybook/lateDependencies.ts';
import { screenshotComparison } from '../../.storybook/testing/screenshotComparison.ts';
import { findBrowser, launchOptions } from '../../scripts/browser/findBrowser.ts';
import { secondTry } from '../../scripts/testing/secondTry.ts';
import { browserSources } from '../../scripts/testing/workspaceSources.ts';
import { failLazyModules, lazyModules, serveLazyModules } from './failModules.ts';

const root = resolve(import.meta.dirname, '../..');

/** Conformance tests over all components and their stories, in a real browser. */
export async function componentsProject(): Promise<TestProjectInlineConfiguration> {
  const browser = await findBrowser();
  return {
    ...browserSources,
    extends: false,
    root,
    cacheDir: 'node_modules/.cache/components',
    plugins: [vanillaExtractPlugin()],
    optimizeDeps: { entries: ['packages/*/src/**/*.stories.tsx'], include: lateDependencies },
    test: {
      name: 'components',
      include: ['checks/components/**/*.test.tsx'],
      globalSetup: ['checks/components/serverPages.ts'],
      setupFiles: ['scripts/testing/failOnConsole.ts', '.storybook/testing/virtualLists.ts'],
      provide: { comparesScreenshots: browser.isPinned },
      // Tests mostly wait for the next frame: beside one page, there is time for another.
      maxWorkers: 2,
      testTimeout: 60_000,
      retry: secondTry,
      // As for tests in Node: more than the second that vitest gives it.
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: launchOptions(browser, { comparesScreenshots: true }),
          contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', colorScheme: 'light' },
        }),
        instances: [{ browser: 'chromium' }],
        commands: { failLazyModules, serveLazyModules, lazyModules },
        expect: {
          toMatchScreenshot: {
            ...screenshotComparison,
            resolveDiffPath: ({ arg, ext }) => join(root, '.results/shifted', `${arg}${ext}`),
          },
        },
      },
    },
  };
}

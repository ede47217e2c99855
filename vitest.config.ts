import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { SlowFilesFirst } from './scripts/testing/SlowFilesFirst.ts';
import { secondTry } from './scripts/testing/secondTry.ts';
import { nodeSources, sourceCondition } from './scripts/testing/workspaceSources.ts';

interface NodeTests {
  include: string[];
  exclude?: string[];
  /** Milliseconds that one test may take: far more than it needs, so that only one that hangs is ended. @default 60_000 */
  timeout?: number;
  /** Runs once, before all files. @default makes an empty folder for this run */
  globalSetup?: string;
  /** Further tries of a test that fails. @default none */
  retry?: number;
  /** Of Node itself. */
  flags?: readonly string[];
  /** Files that run at a time. @default as many as the processors allow */
  maxWorkers?: number;
}

/**
 * V8 leaves the embedded database at its first translation: making it faster takes longer than a test's few queries.
 */
const shortLivedDatabases = ['--liftoff-only'];

/** Tests that run in Node, on the sources of the workspace's packages. */
function nodeProject(
  name: string,
  {
    include,
    exclude = [],
    timeout = 60_000,
    globalSetup = 'scripts/testing/runFolder.ts',
    flags = [],
    maxWorkers,
    retry = 0,
  }: NodeTests,
): TestProjectInlineConfiguration {
  return {
    ...nodeSources,
    test: {
      name,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      environment: 'node',
      // Worker threads and child processes load the sources too.
      execArgv: [`--conditions=${sourceCondition}`, ...flags],
      // Nearly all of a short file's time went into loading, once more, what the file before had loaded.
      isolate: false,
      ...(maxWorkers && { maxWorkers }),
      globalSetup: [globalSetup],
      env: { TZ: 'UTC' },
      setupFiles: ['scripts/testing/failOnConsole.ts'],
      testTimeout: timeout,
      retry,
      // A hook starts servers and browsers.
      hookTimeout: 300_000,
      // What is awaited comes soon, but on a busy machine not within the second that vitest gives it.
      expect: { poll: { timeout: timeout / 4 } },
      restoreMocks: true,
    },
  };
}

/** Storybook, and a browser, take seconds to load: a project is left out where the command line names other projects only. */
function isAskedFor(project: string): boolean {
  const words = process.argv.flatMap((word) => word.split('='));
  const named = words.filter((_, index) => words[index - 1] === '--project');
  return named.length === 0 || named.includes(project);
}

async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storiesProject } = await import('./.storybook/storiesProject.ts');
  return storiesProject();
}

async function components(): Promise<TestProjectInlineConfiguration> {
  const { componentsProject } = await import('./checks/components/componentsProject.ts');
  return componentsProject();
}

export default defineConfig({
  test: {
    // Pictures are made on request only: a missing one fails.
    update: 'none',
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      nodeProject('checks', { include: ['checks/**/*.test.ts'], exclude: ['checks/storybook/**'], timeout: 120_000 }),
      nodeProject('unit', {
        include: [
          'packages/**/*.test.ts',
          'apps/fs-web/**/*.test.ts',
          'scripts/**/*.test.ts',
          'bench/**/*.test.ts',
          'e2e/support/**/*.test.ts',
        ],
        flags: shortLivedDatabases,
      }),
      nodeProject('server', {
        include: ['apps/fs-server/**/*.test.ts'],
        timeout: 300_000,
        retry: secondTry,
        flags: shortLivedDatabases,
        // Many tests wait for other processes, for the disk, or for a limit to end.
        maxWorkers: 2,
      }),
      nodeProject('storybook', {
        include: ['checks/storybook/**/*.test.ts'],
        // A page of long tables renders all of its stories at once, beside other pages.
        timeout: 300_000,
        retry: secondTry,
        globalSetup: 'checks/storybook/builtStorybook.ts',
      }),
      nodeProject('e2e', {
        include: ['e2e/**/*.e2e.test.ts'],
        timeout: 300_000,
        retry: secondTry,
        globalSetup: 'e2e/support/prepareRun.ts',
      }),
      ...(isAskedFor('components') ? [await components()] : []),
      ...(isAskedFor('stories') ? [await stories()] : []),
    ],
  },
});

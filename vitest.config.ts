import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { nodeSources, sourceCondition } from './scripts/testing/workspaceSources.ts';

interface NodeTests {
  include: string[];
  /** Milliseconds that one test, or one hook, may take. */
  timeout?: number;
}

/** Tests that run in Node, on the sources of the workspace's packages. */
function nodeProject(name: string, { include, timeout = 5000 }: NodeTests): TestProjectInlineConfiguration {
  return {
    ...nodeSources,
    test: {
      name,
      include,
      environment: 'node',
      // Worker threads and child processes load the sources too.
      execArgv: [`--conditions=${sourceCondition}`],
      env: { TZ: 'UTC' },
      setupFiles: ['scripts/testing/failOnConsole.ts'],
      testTimeout: timeout,
      hookTimeout: Math.max(timeout, 10_000),
      restoreMocks: true,
    },
  };
}

/** Storybook takes seconds to load: it is left out where the command line names other projects only. */
function isAskedFor(project: string): boolean {
  const words = process.argv.flatMap((word) => word.split('='));
  const named = words.filter((_, index) => words[index - 1] === '--project');
  return named.length === 0 || named.includes(project);
}

async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storiesProject } = await import('./.storybook/storiesProject.ts');
  return storiesProject();
}

export default defineConfig({
  test: {
    // Pictures are made on request only: a missing one fails.
    update: 'none',
    projects: [
      nodeProject('checks', { include: ['checks/**/*.test.ts'], timeout: 30_000 }),
      nodeProject('unit', {
        include: [
          'packages/**/*.test.ts',
          'apps/fs-web/**/*.test.ts',
          'scripts/**/*.test.ts',
          'e2e/support/**/*.test.ts',
        ],
        timeout: 20_000,
      }),
      nodeProject('server', { include: ['apps/fs-server/**/*.test.ts'], timeout: 60_000 }),
      nodeProject('journeys', { include: ['e2e/**/*.journey.test.ts'], timeout: 120_000 }),
      ...(isAskedFor('stories') ? [await stories()] : []),
    ],
  },
});

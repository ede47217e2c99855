import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reportOf } from './runStep.ts';
import type { Step } from './Step.ts';
import { removeScreenshots, unusedScreenshots } from './unusedScreenshots.ts';
import { readVitestReport } from './vitestReport.ts';

function vitest(project: string, ...options: readonly string[]): Pick<Step, 'commands' | 'isVitest'> {
  return { commands: [['vitest', 'run', '--project', project, ...options]], isVitest: true };
}

/**
 * Every step of `npm test`, of which two run at a time. The server's tests keep one processor busy for as long as all of
 * the following ones keep the other, so they start first. Beside them, the fastest failures run first. Pages of stories
 * wait for frames and screenshots for a quarter of their time, so end-to-end tests begin beside them.
 */
export function allSteps({ updatesScreenshots }: { updatesScreenshots: boolean }): Step[] {
  return [
    {
      name: 'server',
      does: 'tests the server, on PGlite and, where its programs are found, on PostgreSQL',
      ...vitest('server'),
    },
    {
      name: 'types',
      does: 'checks the types of the code for browsers and for Node',
      // Beside another step, more threads only do more work: they check some of the same files.
      commands: [
        ['tsc', '-p', 'tsconfig.json', '--singleThreaded'],
        ['tsc', '-p', 'tsconfig.node.json', '--singleThreaded'],
      ],
    },
    { name: 'lint', does: 'checks rules and format', commands: [['biome', 'check', '.']] },
    {
      name: 'unused',
      does: 'finds unused files, exports, and dependencies',
      commands: [['knip', '--no-config-hints']],
    },
    { name: 'versions', does: 'checks dependency versions', commands: [['sherif']] },
    {
      name: 'generated',
      does: 'compares generated files with their sources',
      commands: [
        ['node', '--conditions=@fs/source', 'scripts/generate.ts', '--check'],
        ['node', '--conditions=@fs/source', 'bench/run.ts', 'sizes', '--check'],
      ],
    },
    { name: 'laws', does: 'checks repository rules', ...vitest('checks') },
    {
      name: 'packages',
      does: 'builds packages and checks them as a consumer',
      commands: [['node', 'scripts/checkPackages.ts']],
    },
    { name: 'unit', does: 'tests code without a browser', ...vitest('unit') },
    {
      name: 'components',
      does: 'runs conformance tests on every component and story',
      ...vitest('components'),
    },
    {
      name: 'storybook',
      does: 'builds Storybook and opens its docs pages, and its stories side by side',
      ...vitest('storybook'),
    },
    {
      name: 'stories',
      does: 'renders every story, checks accessibility, and compares screenshots',
      ...vitest('stories', ...(updatesScreenshots ? ['--update'] : [])),
      beforehand: () => rm(join(import.meta.dirname, '../../.results/pictures'), { recursive: true, force: true }),
      afterwards: () => checkUnusedScreenshots(updatesScreenshots),
    },
    {
      name: 'e2e',
      does: 'runs end-to-end tests',
      // More files than processors: while one waits, the others run.
      ...vitest('e2e', '--maxWorkers=3'),
    },
  ];
}

/** An unused screenshot is deleted when updating, and a fault otherwise. */
async function checkUnusedScreenshots(updatesScreenshots: boolean): Promise<string[]> {
  const unused = await unusedScreenshots(await readVitestReport(reportOf('stories')));
  if (updatesScreenshots) await removeScreenshots(unused);
  return updatesScreenshots
    ? []
    : unused.map((path) => `pictures/${path} belongs to no story: npm run pictures:update`);
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, read, root } from '../repository.ts';

/** Where a command is run by another test: a file, and the words in it that run the same. */
interface Elsewhere {
  file: string;
  says: string;
}

/** Every command of the first hour. What takes long, or is the suite itself, is run by the test that is named. */
const commands: Readonly<Record<string, Elsewhere | (() => void)>> = {
  'git clone REPOSITORY foresight': () => inTemporaryFolder((folder) => clone(join(folder, 'foresight'))),
  'cd foresight': () =>
    inTemporaryFolder((folder) => {
      clone(join(folder, 'foresight'));
      expect(existsSync(join(folder, 'foresight/.git'))).toBe(true);
    }),
  'npm start': { file: 'e2e/support/startApp.ts', says: 'scripts/start.ts' },
  'npm run storybook': { file: 'checks/storybook/builtStorybook.ts', says: "'storybook', 'build'" },
  'npx --yes pnpm@12.21.0 exec vitest run --project unit packages/research-widgets/src/companies/CompanyTable': () =>
    run('vitest', 'run', '--project', 'unit', 'packages/research-widgets/src/companies/CompanyTable'),
  'npx --yes pnpm@12.21.0 exec vitest run --project stories packages/research-widgets/src/companies/CompanyQuickInfo': {
    file: 'scripts/testing/steps.ts',
    says: "vitest('stories'",
  },
  'npm test -- --only types,lint,unit': () => run('node', 'scripts/test.ts', '--only', 'versions'),
  'npm test': { file: 'scripts/testing/runAll.test.ts', says: 'runAll(' },
};

const page = read('docs/guide/first-hour.md');
const written = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));

test('each command of the first hour is known here', () => {
  expect([...new Set(written)]).toEqual(Object.keys(commands));
});

test.for(Object.entries(commands))('%s', ([, proof]) => {
  if (typeof proof === 'function') return proof();
  expect(files).toContain(proof.file);
  return expect(read(proof.file)).toContain(proof.says);
});

function clone(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder], { stdio: 'pipe' });
}

function inTemporaryFolder(use: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'foresight-first-hour-'));
  try {
    use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Throws, with the output, where the command fails. */
function run(program: string, ...args: string[]): void {
  const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  execFileSync(path, args, { cwd: root, env, stdio: 'pipe' });
}

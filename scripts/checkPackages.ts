/**
 * Builds every published package and checks it as installed by a consumer: packed, with publint and Are The Types
 * Wrong. Prints one line per step; the exit code is the result.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** In the order of their dependencies. */
const packages = ['api-contract', 'ui', 'data-client', 'research-widgets', 'account-widgets'];

const root = join(import.meta.dirname, '..');
const programs = join(root, 'node_modules/.bin');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
let failures = 0;

for (const name of packages) {
  const folder = join(root, 'packages', name);
  if (!run('build', folder, 'node', '--run', 'build') || !hasEntries(folder)) continue;
  // Checks the declarations in a consumer with other types than ours, such as one without the DOM.
  if (existsSync(join(folder, 'tsconfig.consumer.json'))) run('types', folder, 'tsc', '-p', 'tsconfig.consumer.json');
  const packed = mkdtempSync(join(tmpdir(), 'foresight-pack-'));
  try {
    if (!run('pack', folder, 'npx', '--yes', packageManager, 'pack', '--pack-destination', packed)) continue;
    for (const tarball of readdirSync(packed).map((file) => join(packed, file))) {
      run('publint', folder, 'publint', tarball, '--strict');
      run('attw', folder, 'attw', tarball, '--profile', 'esm-only', '--format', 'ascii', ...exclusions(folder));
    }
  } finally {
    rmSync(packed, { recursive: true });
  }
}
run('exports', root, 'node', 'scripts/packageBuild/writeExports.ts', '--check');

console.log(failures === 0 ? `${packages.length} packages are ready to publish` : `${failures} steps failed`);
process.exitCode = failures === 0 ? 0 : 1;

function run(step: string, cwd: string, program: string, ...args: string[]): boolean {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${cwd.slice(root.length + 1) || 'all'}: ${step}`);
  if (status === 0) return true;
  failures += 1;
  console.error(stdout + stderr);
  return false;
}

/** Whether every file that the published exports name has been built. */
function hasEntries(folder: string): boolean {
  const missing = Object.values(publishedExports(folder))
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .filter((path) => !existsSync(join(folder, path)));
  if (missing.length === 0) return true;
  failures += 1;
  console.error(`FAIL ${folder.slice(root.length + 1)}: not built: ${missing.join(', ')}`);
  return false;
}

/** Entries that are not modules, such as a GraphQL schema, have no types. */
function exclusions(folder: string): string[] {
  const plain = Object.entries(publishedExports(folder))
    .filter(([, target]) => typeof target === 'string' && !target.endsWith('.json'))
    .map(([path]) => path);
  return plain.length === 0 ? [] : ['--exclude-entrypoints', ...plain];
}

function publishedExports(folder: string): Record<string, string | Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).publishConfig.exports;
}

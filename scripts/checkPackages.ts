/**
 * Builds every published package and checks it as a consumer gets it: packed, with publint and Are The Types Wrong,
 * imported in Node, tested with Vitest, built with Vite and checked by TypeScript, all without configuration. Prints one
 * line per step; the exit code is the result.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { nodes20 } from './packageBuild/nodes20.ts';
import { publishedPackages } from './packageBuild/publishedPackages.ts';
import { createConsumer } from './packageConsumers/createConsumer.ts';

// pnpm's hook is CommonJS.
const { packedManifest } = createRequire(import.meta.url)('./packageBuild/packedManifest.cjs');
const root = join(import.meta.dirname, '..');
const programs = join(root, 'node_modules/.bin');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
let failures = 0;

const tarballs = mkdtempSync(join(tmpdir(), 'foresight-pack-'));
const consumer = mkdtempSync(join(tmpdir(), 'foresight-consumer-'));
try {
  for (const name of publishedPackages) packPackage(name, join(root, 'packages', name));
  if (failures === 0) tryPackages();
} finally {
  rmSync(tarballs, { recursive: true });
  rmSync(consumer, { recursive: true });
}
run('exports', root, 'node', 'scripts/packageBuild/writeExports.ts', '--check');

console.log(failures === 0 ? `${publishedPackages.length} packages are ready to publish` : `${failures} steps failed`);
process.exitCode = failures === 0 ? 0 : 1;

function packPackage(name: string, folder: string): void {
  if (!run('build', folder, 'node', '--run', 'build') || !hasEntries(folder)) return;
  // Checks the declarations in a consumer with other types than ours, such as one without the DOM.
  if (existsSync(join(folder, 'tsconfig.consumer.json')))
    run('types', folder, 'tsc', '-p', 'tsconfig.consumer.json', '--singleThreaded');
  if (!run('pack', folder, 'npx', '--yes', packageManager, 'pack', '--pack-destination', tarballs)) return;
  for (const tarball of readdirSync(tarballs).filter((file) => file.startsWith(`fs-${name}-`))) {
    const packed = join(tarballs, tarball);
    run('publint', folder, 'publint', packed, '--strict');
    run('attw', folder, 'attw', packed, '--profile', 'esm-only', '--format', 'ascii', ...exclusions(folder));
  }
}

/** Uses the packed packages in a project that has no configuration for them. */
function tryPackages(): void {
  createConsumer(consumer, tarballs);
  for (const node of [process.execPath, ...nodes20()]) run(`import in ${node}`, consumer, node, 'importAll.js');
  run('strict types', consumer, 'tsc', '-p', '.', '--singleThreaded');
  run('Vitest', consumer, 'vitest', 'run', '--root', consumer);
  if (run('Vite', consumer, 'vite', 'build', '--logLevel', 'error') && !hasBuiltStyles()) {
    failures += 1;
    console.error("FAIL the Vite build has no style sheet with the button's styles");
  }
}

function hasBuiltStyles(): boolean {
  const assets = join(consumer, 'dist/assets');
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  return sheets.some((file) => readFileSync(join(assets, file), 'utf8').includes('@layer fs.primitive'));
}

function run(step: string, cwd: string, program: string, ...args: string[]): boolean {
  const env = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  console.log(
    `${status === 0 ? 'ok  ' : 'FAIL'} ${cwd === consumer ? 'consumer' : cwd.slice(root.length + 1) || 'all'}: ${step}`,
  );
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
  return packedManifest(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).exports;
}

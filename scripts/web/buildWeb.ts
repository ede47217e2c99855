import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestWebSources } from './webSources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const app = path.join(root, 'apps/fs-web');
const built = path.join(app, 'dist/index.html');
/** Beside the build instead of in it, since everything in it is served. */
const stamp = path.join(app, 'node_modules/.cache/sources.sha256');

/** Builds the app when its sources have changed since the last build. Reports progress through `say`. */
export async function buildWebWhenStale(say: (line: string) => void): Promise<void> {
  const digest = digestWebSources(root);
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  say('Building the app …');
  // Remove the old stamp first, so that an interrupted build is repeated.
  rmSync(stamp, { force: true });
  // Loaded lazily: a start that builds nothing need not wait for the bundler.
  const { build } = await import('vite');
  const { rendererOptions } = await import('./rendererOptions.ts');
  await build({ root: app, configFile: path.join(app, 'vite.config.ts'), logLevel: 'error' });
  await build(rendererOptions(app));
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

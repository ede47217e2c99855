import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestWebSources } from './webSources.ts';

const root = path.resolve(import.meta.dirname, '../..');
const app = path.join(root, 'apps/fs-web');
const built = path.join(app, 'dist/index.html');
/** Beside the build and not in it: what lies in it is served. */
const stamp = path.join(app, 'node_modules/.cache/sources.sha256');

/** Builds the app when its sources have changed since the last build. Says what it does through `say`. */
export async function buildWebWhenStale(say: (line: string) => void): Promise<void> {
  const digest = digestWebSources(root);
  if (existsSync(built) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  say('Building the app …');
  // Without the old stamp, a build that is cut short is made again.
  rmSync(stamp, { force: true });
  // Loaded only now: a start that has nothing to build need not wait for the bundler.
  const { build } = await import('vite');
  await build({ root: app, configFile: path.join(app, 'vite.config.ts'), logLevel: 'error' });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/bench-peers');

/** Installs the compared libraries outside of the workspace, unless they are installed. Returns their module folder. */
export function installPeers(): string {
  const wanted = readFileSync(join(import.meta.dirname, 'peers.json'), 'utf8');
  const installed = join(folder, 'installed.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    console.log('… installing the peers');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), wanted);
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    writeFileSync(installed, wanted);
  }
  return join(folder, 'node_modules');
}

/** `@mui/material 9.5.0`, for the line above a table. */
export function peerVersions(names: readonly string[]): string {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'peers.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return names.map((name) => `${name} ${dependencies[name]}`).join(', ');
}

/**
 * Uses the packed packages as another team would: installs them with npm, builds a webpack app and a server-rendered
 * Next app with them, and opens both in the browser of the tests. Not part of `npm test`, since npm needs the network.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser, launchOptions } from './browser/findBrowser.ts';
import { publishedPackages } from './packageBuild/publishedPackages.ts';
import { openApp } from './packageConsumers/openApp.ts';

const root = join(import.meta.dirname, '..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'foresight-consumers-'));
try {
  pack();
  install();
  requireOneCopy('react', 'react-aria', 'react-aria-components', 'react-stately', '@fs/ui');
  step('build the webpack app', () => run(folder, 'node', 'buildWebpack.js'));
  step('build the Next app', () => run(folder, 'node', 'node_modules/next/dist/bin/next', 'build'));
  await openApps();
  console.log('The packages work in webpack and in Next');
} finally {
  rmSync(folder, { recursive: true });
}

function pack(): void {
  mkdirSync(join(folder, 'packed'));
  for (const name of publishedPackages) {
    step(`build and pack @fs/${name}`, () => {
      const source = join(root, 'packages', name);
      run(source, 'node', '--run', 'build');
      run(source, 'npx', '--yes', packageManager, 'pack', '--pack-destination', join(folder, 'packed'));
    });
  }
}

function install(): void {
  cpSync(join(import.meta.dirname, 'packageConsumers/bundled'), folder, { recursive: true });
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const tarball of readdirSync(join(folder, 'packed'))) {
    const name = tarball.replace(/^fs-(.+)-\d+\.\d+\.\d+\.tgz$/, '@fs/$1');
    manifest.dependencies[name] = `file:packed/${tarball}`;
  }
  writeFileSync(path, JSON.stringify(manifest));
  step('install from the npm registry', () => run(folder, 'npm', 'install', '--no-audit', '--no-fund'));
}

/** A second copy would have contexts of its own, and a press in one would be unknown to the other. */
function requireOneCopy(...names: string[]): void {
  for (const name of names) {
    const copies = globSync(`node_modules/**/${name}/package.json`, { cwd: folder });
    const real = copies.filter((path) => path.endsWith(`node_modules/${name}/package.json`));
    if (real.length !== 1) throw new Error(`${real.length} copies of ${name}: ${real.join(', ')}`);
  }
  console.log(`ok   one copy of ${names.join(', ')}`);
}

async function openApps(): Promise<void> {
  const server = spawn('node', ['serve.js'], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  try {
    const [url] = await once(server, 'message', { signal: AbortSignal.timeout(60_000) });
    const html = await (await fetch(url)).text();
    if (!html.includes('lang="en" dir="ltr"') || !html.includes('Rotterdam'))
      throw new Error(`Next's server did not render the page:\n${html}`);
    await openApp(browser, url);
    console.log('ok   use the Next app, which hydrates without a warning');
    await openApp(browser, `${url}webpack/index.html`);
    console.log('ok   use the webpack app');
  } finally {
    await browser.close();
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
  }
}

function step(name: string, does: () => void): void {
  try {
    does();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    console.error(`FAIL ${name}\n${stdout}${stderr}`);
    throw error;
  }
  console.log(`ok   ${name}`);
}

function run(cwd: string, program: string, ...args: string[]): void {
  execFileSync(program, args, { cwd, env: environment(), encoding: 'utf8', stdio: 'pipe' });
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
}

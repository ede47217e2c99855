import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundledChromium, type FoundBrowser, hasBundledChromium } from './bundledChromium.ts';

/** Options of Playwright's `launch`. */
export interface LaunchOptions {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
  ignoreDefaultArgs: string[];
}

/** Disables Chromium's background work during tests, and its sandbox, which needs a user other than root. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Whole tiles and a single raster thread make rounded corners identical to the last bit: a screenshot that equals its
 * reference byte for byte needs no comparison.
 */
const exactRaster = ['--disable-partial-raster', '--num-raster-threads=1'];

/**
 * Finds the browser for tests and measurements: `CHROMIUM_PATH`, else the bundled one (Linux on x64), else one that is
 * installed, else Playwright's own.
 * @throws when there is none, with what to do.
 */
export async function findBrowser(environment: NodeJS.ProcessEnv = process.env): Promise<FoundBrowser> {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist`);
    return { name: chosen, executablePath: chosen, environment: {}, args, isPinned: false };
  }
  if (hasBundledChromium) return { ...(await bundledChromium()), args, isPinned: true };

  const executablePath = [...systemBrowsers(environment), chromium.executablePath()].find((path) => existsSync(path));
  if (!executablePath) {
    throw new Error('No Chromium found: run `npx playwright install chromium`, or set CHROMIUM_PATH');
  }
  return { name: executablePath, executablePath, environment: {}, args, isPinned: false };
}

/** Without a locale, Chromium gives no name to a downloaded file whose own has letters beyond ASCII. */
const locale = { LANG: 'C.UTF-8' };

/** Returns the browser as options of Playwright's `launch`. */
export function launchOptions(
  { executablePath, environment, args }: FoundBrowser,
  { comparesScreenshots = false }: { comparesScreenshots?: boolean } = {},
): LaunchOptions {
  return {
    executablePath,
    env: { ...locale, ...(process.env as Record<string, string>), ...environment },
    args: [...args, ...(comparesScreenshots ? exactRaster : [])],
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
  };
}

/** What the pages of a few browsers share with their other processes. */
const enoughSharedMemory = 2 ** 30;

/**
 * Whether the memory that processes share is large enough, which it is not in most containers. Playwright always lets
 * Chromium share files on the disk instead, where every frame and every response of the network is written to.
 */
function hasSharedMemory(): boolean {
  if (process.platform !== 'linux' || !existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize > enoughSharedMemory;
}

function systemBrowsers(environment: NodeJS.ProcessEnv): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { bundledChromium, type FoundBrowser, hasBundledChromium } from './bundledChromium.ts';

/** What Playwright's `launch` takes. */
export interface LaunchOptions {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

/**
 * Chromium's own work in the background is kept out of tests, and as root it cannot build its sandbox. A tile is drawn
 * whole and by one thread: rounded corners then come out alike to the last bit, and a picture that equals its reference
 * byte for byte needs no comparing.
 */
const args = [
  '--disable-gpu',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * The browser that tests and measurements run in: `CHROMIUM_PATH`, else the one that comes with the project (Linux on
 * x64), else one that the machine has, else Playwright's own.
 * @throws when there is none, saying what to do.
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

/** The browser as Playwright's `launch` wants it. */
export function launchOptions({ executablePath, environment, args }: FoundBrowser): LaunchOptions {
  return { executablePath, env: { ...(process.env as Record<string, string>), ...environment }, args };
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

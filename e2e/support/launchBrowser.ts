import { type Browser, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '../../scripts/browser/findBrowser.ts';

/** Launches the browser of all e2e tests. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(await findBrowser()));
}

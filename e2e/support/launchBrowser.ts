import { type Browser, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '../../scripts/browser/findBrowser.ts';

/** The browser that every journey walks in. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(await findBrowser()));
}

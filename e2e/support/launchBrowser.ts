import { type Browser, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '../../scripts/browser/findBrowser.ts';

/** A page of a test is closed before it has used what V8 would optimize beside it. */
const unoptimized = '--js-flags=--no-maglev --no-turbofan --single-threaded';

/** Launches the browser of all e2e tests. */
export async function launchBrowser(): Promise<Browser> {
  const options = launchOptions(await findBrowser());
  return chromium.launch({ ...options, args: [...options.args, unoptimized] });
}

import type { Download, Page } from 'playwright-core';

const attempts = 3;

/** Chromium's name for a download until the link's own name has arrived. */
const unnamed = 'download';

/**
 * Presses what downloads a file, and returns the download. On a busy machine, Chromium interrupts one now and then
 * before it has a name; a user would press again.
 */
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  for (let attempt = 1; ; attempt += 1) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    const failure = await download.failure();
    const hasName = download.suggestedFilename() !== unnamed;
    if (failure === null && hasName) return download;
    if (attempt === attempts) throw new Error(`No download in ${attempts} attempts: ${failure ?? 'it has no name'}`);
  }
}

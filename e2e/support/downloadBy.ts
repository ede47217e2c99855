import type { Download, Page } from 'playwright-core';

const attempts = 10;

/** Chromium's name for a download until the link's own name has arrived. */
const unnamed = 'download';

/**
 * Presses what downloads a file, and returns the download. The app releases a file 150 ms after it was offered (research
 * §9). On a machine that is busy with tests, Chromium may not have begun to read it by then, so it is released later.
 */
export async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  await page.evaluate(releaseLate);
  for (let attempt = 1; ; attempt += 1) {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    const failure = await download.failure();
    const hasName = download.suggestedFilename() !== unnamed;
    if (failure === null && hasName) return download;
    if (attempt === attempts) throw new Error(`No download in ${attempts} attempts: ${failure ?? 'it has no name'}`);
    // What keeps the browser busy ends meanwhile.
    await page.waitForTimeout(attempt * 200);
  }
}

function releaseLate(): void {
  const release = URL.revokeObjectURL.bind(URL);
  URL.revokeObjectURL = (address) => void setTimeout(release, 60_000, address);
}

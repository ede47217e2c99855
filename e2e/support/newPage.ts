import type { Browser, Page } from 'playwright-core';

export interface PageOptions {
  theme?: 'light' | 'dark';
  /** CSS pixels. */
  width?: number;
  direction?: 'ltr' | 'rtl';
  /** Problems that the journey causes on purpose. */
  expects?: readonly RegExp[];
}

export interface WatchedPage {
  page: Page;
  /** What went wrong in it so far, and was not expected. */
  problems: readonly string[];
  close: () => Promise<void>;
}

/** A page of a reader of its own: nothing is shared with the browser's other pages. */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const { theme = 'light', width = 1200, direction = 'ltr', expects = [] } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    locale: direction === 'rtl' ? 'ar' : 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  watch(page, (problem) => {
    if (!expects.some((expected) => expected.test(problem))) problems.push(problem);
  });
  return { page, problems, close: () => context.close() };
}

function watch(page: Page, report: (problem: string) => void) {
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  // Chromium writes what a content security policy refused, and each answer of 400 and above, to the console.
  page.on('console', (message) => {
    const kind = message.type();
    if (kind === 'error' || kind === 'warning') report(`console.${kind}: ${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels what it was loading.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.method()} ${request.url()} ${reason}`);
  });
}

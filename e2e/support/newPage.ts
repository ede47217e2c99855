import type { Browser, Page } from 'playwright-core';

export interface PageOptions {
  theme?: 'light' | 'dark';
  /** CSS pixels. */
  width?: number;
  direction?: 'ltr' | 'rtl';
  /** Problems that the journey causes on purpose. */
  expects?: readonly RegExp[];
  /** Whether the user is shown around: a tour's card appears two seconds after they came. @default false */
  hasTours?: boolean;
  /** Whether the browser runs scripts. @default true */
  runsScripts?: boolean;
}

export interface WatchedPage {
  page: Page;
  /** What went wrong in it so far, and was not expected. */
  problems: readonly string[];
  close: () => Promise<void>;
}

/** Milliseconds that an element or an answer may take on a machine that is slow, and busy besides. */
const patience = 60_000;

/** A page of a user of its own: nothing is shared with the browser's other pages. */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const {
    theme = 'light',
    width = 1200,
    direction = 'ltr',
    expects = [],
    hasTours = false,
    runsScripts = true,
  } = options;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    locale: direction === 'rtl' ? 'ar' : 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    javaScriptEnabled: runsScripts,
  });
  context.setDefaultTimeout(patience);
  if (!hasTours) await context.route('**/account/tours', (route) => route.fulfill({ json: { home: 1, feed: 1 } }));
  const page = await context.newPage();
  const problems: string[] = [];
  watch(page, (problem) => {
    if (!expects.some((expected) => expected.test(problem))) problems.push(problem);
  });
  return { page, problems, close: () => context.close() };
}

/** Chromium fetches again what a page asked for in the moment in which its service worker took over; nothing is lost. */
const takeover = /^A preload for '\S+' is found, but is not used because it is a cross-world service worker/;

/** What is asked for ahead of time may be used a few seconds later on a busy machine. */
const late = /^The resource \S+ was preloaded using link preload but not used within a few seconds/;

function watch(page: Page, report: (problem: string) => void) {
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  // Chromium writes what a content security policy refused, and each answer of 400 and above, to the console.
  page.on('console', (message) => {
    const kind = message.type();
    if (kind === 'warning' && [takeover, late].some((harmless) => harmless.test(message.text()))) return;
    if (kind === 'error' || kind === 'warning') report(`console.${kind}: ${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels what it was loading.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.method()} ${request.url()} ${reason}`);
  });
}

import type { Browser, Page } from 'playwright-core';

export interface PageOptions {
  theme?: 'light' | 'dark';
  /** CSS pixels. */
  width?: number;
  /** CSS pixels. @default 900 */
  height?: number;
  /** Whether the device has a touch screen. @default false */
  hasTouch?: boolean;
  direction?: 'ltr' | 'rtl';
  /** Problems that the test causes on purpose. */
  expects?: readonly RegExp[];
  /** Whether the tour starts: its card appears two seconds after the page. @default false */
  hasTours?: boolean;
  /** Whether the browser runs scripts. @default true */
  runsScripts?: boolean;
  /**
   * Whether the app may install its service worker, which then loads all files of the start once more. Only pages that
   * are opened offline, or updated, need it. @default false
   */
  hasServiceWorker?: boolean;
  /**
   * Whether the app of a page that the server has rendered waits for a sign of a user, as it does in browsers. Otherwise
   * the pointer moves at once. @default false
   */
  waitsForUser?: boolean;
  /**
   * Whether `postData()` has what the app sends: only requests that the test could change have it. The browser then has
   * no cache. @default false
   */
  seesBodies?: boolean;
}

export interface WatchedPage {
  page: Page;
  /** Unexpected problems so far. */
  problems: readonly string[];
  close: () => Promise<void>;
}

/** Timeout in milliseconds for an element or a response, for a slow and busy machine. */
const patience = 60_000;

/** Opens a page in a context of its own, which shares nothing with the browser's other pages. */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<WatchedPage> {
  const {
    theme = 'light',
    width = 1200,
    height = 900,
    hasTouch = false,
    direction = 'ltr',
    expects = [],
    hasTours = false,
    runsScripts = true,
    hasServiceWorker = false,
    waitsForUser = false,
    seesBodies = false,
  } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    isMobile: hasTouch,
    colorScheme: theme,
    locale: direction === 'rtl' ? 'ar' : 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    javaScriptEnabled: runsScripts,
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(patience);
  if (seesBodies) await context.route('**/*', (route) => route.fallback());
  if (!hasTours) await context.addInitScript(answerTours);
  if (!waitsForUser) await context.addInitScript(movePointer);
  const page = await context.newPage();
  keepToItself(page);
  const problems: string[] = [];
  watch(page, (problem) => {
    if (!expects.some((expected) => expected.test(problem))) problems.push(problem);
  });
  return { page, problems, close: () => context.close() };
}

/**
 * Answers, in the page, that its user has taken all tours. A route of the context would do the same, but turns off the
 * cache of the browser, which then loads the whole app for every page.
 */
function answerTours(): void {
  const { fetch } = window;
  window.fetch = async (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.endsWith('/account/tours') ? Response.json({ home: 1, feed: 1 }) : fetch(input, options);
  };
}

/** As a user does whose pointer is over the page. */
function movePointer(): void {
  document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('pointermove')));
}

/** Chromium refetches a request that was pending while the service worker took over. Nothing is lost. */
const takeover = /^A preload for '\S+' is found, but is not used because it is a cross-world service worker/;

/** On a busy machine, a preloaded file may be used seconds later. */
const late = /^The resource \S+ was preloaded using link preload but not used within a few seconds/;

/** What Playwright logs where the page may not install a service worker. */
const blocked = /^Service Worker registration blocked by Playwright/;

function watch(page: Page, report: (problem: string) => void) {
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  // Chromium logs violations of the content security policy, and each response of 400 and above, to the console.
  page.on('console', (message) => {
    const kind = message.type();
    if (kind === 'warning' && [takeover, late, blocked].some((harmless) => harmless.test(message.text()))) return;
    if (kind === 'error' || kind === 'warning') report(`console.${kind}: ${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigation cancels pending requests.
    if (reason !== 'net::ERR_ABORTED') report(`request: ${request.method()} ${request.url()} ${reason}`);
  });
}

/**
 * Lets a test wait for a response after what it does: where that fails first, nobody waits anymore, and an unhandled
 * timeout would fail the run although the second try passes.
 */
function keepToItself(page: Page) {
  const wait = page.waitForResponse.bind(page);
  page.waitForResponse = (...options) => {
    const response = wait(...options);
    response.catch(() => undefined);
    return response;
  };
}

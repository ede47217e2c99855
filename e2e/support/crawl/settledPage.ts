import { paths } from '@fs/api-contract';
import type { Page, Request } from 'playwright-core';

export interface SettledPage {
  /** Follows an address within the app, as a link does. Resolves once the page has what it asked for. */
  follow: (href: string) => Promise<void>;
  /** Resolves once nothing is requested or loading anymore. */
  settle: () => Promise<void>;
  /** The headers that let a request of the user in; none for a signed-out user. */
  authorization: () => Readonly<Record<string, string>>;
  /** Requests that failed or were refused since the last call. */
  takeFailures: () => readonly string[];
}

/** Longer than any page takes on a busy machine, in milliseconds. */
const settlesWithin = 90_000;

/** Moves through the app in one page of the browser, and waits for each page to be complete. */
export function settledPage(page: Page): SettledPage {
  const pending = new Set<Request>();
  const failures: string[] = [];
  let headers: Readonly<Record<string, string>> = {};
  page.on('request', (request) => {
    // The stream of events stays open for as long as the page, and a video loads at the pace of its player.
    const stays = request.url().includes(paths.chatEvents) || request.resourceType() === 'media';
    if (!stays) pending.add(request);
    const { authorization } = request.headers();
    if (authorization !== undefined) headers = { authorization };
  });
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      failures.push(
        `${response.request().method()} ${new URL(response.url()).pathname} is answered ${response.status()}`,
      );
    }
  });

  async function settle() {
    // Twice: what was loaded may render something that requests more.
    const start = performance.now();
    for (let quiet = 0; quiet < 2; ) {
      if (performance.now() - start > settlesWithin) {
        const waitsFor = [...pending].map((request) => request.url()).join(', ') || 'what it renders';
        throw new Error(`${page.url()} still waits for ${waitsFor}`);
      }
      const isBusy = await page.evaluate(isLoading, paths.app).catch((error: unknown) => {
        if (page.isClosed()) throw error;
        // A page that is being left cannot say.
        return true;
      });
      quiet = isBusy || pending.size > 0 ? 0 : quiet + 1;
    }
  }

  return {
    settle,
    authorization: () => headers,
    follow: async (href) => {
      const from = await page.evaluate(followLink, paths.app + href);
      // The app focuses the content of each new page. An address may also lead back.
      await page.waitForFunction(
        (path) => document.activeElement !== document.body || window.location.pathname === path,
        from,
      );
      await settle();
    },
    takeFailures: () => failures.splice(0),
  };
}

/** Returns the path of the page that is left. */
function followLink(href: string): string {
  (document.activeElement as HTMLElement | null)?.blur();
  const { pathname } = window.location;
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
  return pathname;
}

/** Looks two frames later, so that what has arrived is rendered. Pages of other sites are there once they have loaded. */
function isLoading(app: string): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        resolve(
          window.location.pathname.startsWith(`${app}/`)
            ? document.querySelector('main h1') === null ||
                // What the server rendered stays until the app takes over, which then listens to links.
                document.getElementById('first-paint') !== null ||
                document.querySelector('main [role=progressbar]:not([aria-valuenow]), main [aria-busy=true]') !== null
            : document.readyState !== 'complete',
        ),
      ),
    );
  });
}

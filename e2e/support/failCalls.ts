import { paths } from '@fs/api-contract';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What was called, by method, address and operation, in order. */
    madeCalls?: string[];
    /** The call that is answered 500 until further notice. */
    failingCall?: string | null;
  }
}

/** Answers one call of the pages that are opened from now on with 500, and none until `fail` says which. */
export async function failCalls(page: Page) {
  await page.addInitScript(answerFailures, [paths.app, paths.identity, paths.chatEvents] as const);
  return {
    /** Lets this call fail, or none. */
    fail: (call: string | null) =>
      page.evaluate((failing) => {
        window.failingCall = failing;
      }, call),
    /** What was called since the last time. */
    take: () => page.evaluate(() => window.madeCalls?.splice(0) ?? []),
  };
}

/** Runs in the page before its own scripts. A route of Playwright's would turn off the browser's cache. */
function answerFailures(notCalls: readonly string[]): void {
  const { fetch } = window;
  const made: string[] = [];
  window.madeCalls = made;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (notCalls.some((path) => pathname.startsWith(path))) return fetch(request);
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const [, operation] = /(?:query|mutation) (\w+)/.exec(body) ?? [];
    // Some calls say since when.
    const address = pathname + search.replace(/since=[^&]*/, 'since=');
    const call = [request.method, address, ...(operation ? [operation] : [])].join(' ');
    made.push(call);
    return call === window.failingCall ? Response.json({}, { status: 500 }) : fetch(request);
  };
}

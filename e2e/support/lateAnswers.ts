import { paths } from '@fs/api-contract';
import type { Page } from 'playwright-core';
import { painted } from './slowAnswers.ts';

/** Calls that only read, or those that change something. */
export type CallKind = 'reads' | 'changes';

interface LateAnswer {
  /** What was called, by method, address and operation. */
  call: string;
  /** Hands over the answer. Resolves when the page has it. */
  arrive: () => Promise<void>;
}

declare global {
  interface Window {
    /** The calls whose answers do not arrive. */
    lateKind?: CallKind | null;
    /** Answers that the server has given, in the order of their calls. */
    lateAnswers?: LateAnswer[];
    /** Calls whose answers the server has not given yet. */
    unanswered?: number;
  }
}

/**
 * Lets answers arrive late at the pages that are opened from now on. The server answers at once, so that an answer does
 * not have what changes while it is held back.
 */
export async function delayAnswers(page: Page) {
  await page.addInitScript(delayCalls, [paths.app, paths.identity, paths.chatEvents] as const);
  const answered = () => page.waitForFunction(() => window.unanswered === 0);
  return {
    /** From now on, answers to these calls are held back; to no others. */
    hold: (kind: CallKind | null) =>
      page.evaluate((held) => {
        window.lateKind = held;
      }, kind),
    /** Resolves with the calls that are held back, once the server has answered them. */
    async held(): Promise<string[]> {
      await answered();
      return page.evaluate(() => (window.lateAnswers ?? []).map(({ call }) => call));
    },
    /**
     * Lets what is held back arrive, the last answer first, each after the page has painted the one before. Resolves
     * with their number.
     */
    async arrive(): Promise<number> {
      for (let arrived = 0; ; arrived += 1) {
        await answered();
        const hasMore = await page.evaluate(async () => {
          const next = window.lateAnswers?.pop();
          await next?.arrive();
          return next !== undefined;
        });
        await painted(page);
        if (!hasMore) return arrived;
      }
    },
  };
}

/** Runs in the page before its own scripts. A route of Playwright's would turn off the browser's cache. */
function delayCalls(notCalls: readonly string[]): void {
  const { fetch } = window;
  const late: LateAnswer[] = [];
  window.lateAnswers = late;
  window.unanswered = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    if (!window.lateKind || notCalls.some((path) => pathname.startsWith(path))) return fetch(request);
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const [, operation] = /(?:query|mutation) (\w+)/.exec(body) ?? [];
    const isRead = request.method === 'GET' || /query \w+/.test(body);
    if (window.lateKind !== (isRead ? 'reads' : 'changes')) return fetch(request);
    window.unanswered = (window.unanswered ?? 0) + 1;
    // Without the signal: an answer that is no longer wanted arrives all the same.
    const response = await fetch(new Request(request, { signal: null }));
    const text = await response.text();
    window.unanswered -= 1;
    return new Promise((resolve) => {
      late.push({
        call: [request.method, pathname + search, ...(operation ? [operation] : [])].join(' '),
        arrive: async () => {
          resolve(new Response(response.status === 204 ? null : text, response));
          await new Promise((next) => setTimeout(next));
        },
      });
    });
  };
}

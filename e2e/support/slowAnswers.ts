import { paths } from '@fs/api-contract';
import type { Page } from 'playwright-core';

/** Which of the calls that wait is answered next. */
export type AnswerOrder = 'first call first' | 'last call first';

interface HeldCall {
  /** Lets the call go to the server. Resolves when it has its answer, or has failed. */
  answer: () => Promise<void>;
}

declare global {
  interface Window {
    heldCalls?: HeldCall[];
  }
}

/**
 * Holds back the server's answers to all pages that are opened from now on. The returned function lets those to the
 * present page through one by one in the given order, each after the page has painted the one before, until the screen
 * has loaded, and resolves with their number. So every call takes a different time, and the same on a machine of any speed.
 *
 * In the page, because a route of Playwright's would turn off the browser's cache, and load the app anew for each page.
 */
export async function holdAnswers(page: Page, order: AnswerOrder): Promise<() => Promise<number>> {
  await page.addInitScript(holdCalls, paths.chatEvents);
  return async () => {
    let answered = 0;
    for (let next = await page.evaluate(answerNext, order); next; next = await page.evaluate(answerNext, order)) {
      if (next === 'answered') answered += 1;
      await painted(page);
    }
    return answered;
  };
}

/**
 * Runs in the page before its own scripts. Held are calls whose answers a screen shows: the stream of events is answered
 * for as long as the page is open.
 */
function holdCalls(chatEvents: string): void {
  const { fetch } = window;
  const held: HeldCall[] = [];
  window.heldCalls = held;
  window.fetch = (input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!/\/(api|graphql|static)\b/.test(pathname) || pathname === chatEvents) return fetch(input, options);
    return new Promise((resolve, reject) => {
      held.push({
        answer: async () => {
          const response = fetch(input, options);
          response.then(resolve, reject);
          // The whole answer, not only its beginning.
          await response.then((begun) => begun.clone().text()).catch(() => undefined);
        },
      });
    });
  };
}

/** Runs in the page. Returns null once no call waits, and the screen and all of its parts are there. */
async function answerNext(order: AnswerOrder): Promise<'answered' | 'loading' | null> {
  const held = window.heldCalls ?? [];
  const isLoading =
    document.querySelector('main h1') === null || document.querySelector('main [aria-busy="true"]') !== null;
  const next = order === 'first call first' ? held.shift() : held.pop();
  await next?.answer();
  if (next) return 'answered';
  return isLoading ? 'loading' : null;
}

/** Resolves when the page has painted and has nothing left to do. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
}

import { paths } from '@fs/api-contract';
import type { Page, Request, Route } from 'playwright-core';

/** Index of the waiting call that is answered next. */
const orders = {
  'first call first': () => 0,
  'last call first': (waiting: number) => waiting - 1,
} satisfies Record<string, (waiting: number) => number>;

export type AnswerOrder = keyof typeof orders;

/** Whether it is a call whose answer a screen shows. The stream of events is answered for as long as the page is open. */
const isHeld = ({ pathname }: URL) => /\/(api|graphql|static)\b/.test(pathname) && pathname !== paths.chatEvents;

/**
 * Holds back the server's answers to a page. The returned function lets them through one by one in the given order, each
 * after the page has painted the one before, until the screen has loaded. So every call takes a different time, and the
 * same on a machine of any speed.
 */
export async function holdAnswers(page: Page, order: AnswerOrder): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(isHeld, (route) => {
    waiting.push(route);
  });
  return async () => {
    while (waiting.length > 0 || (await isLoading(page)) || waiting.length > 0) {
      const [route] = waiting.splice(orders[order](waiting.length), 1);
      if (route) await answer(page, route);
      await painted(page);
    }
  };
}

/** Resolves when the call has its answer, or when the page no longer waits for it. */
async function answer(page: Page, route: Route): Promise<void> {
  const request = route.request();
  const ended = new Promise<void>((resolve) => {
    const onEnd = (each: Request) => {
      if (each !== request) return;
      page.off('requestfinished', onEnd);
      page.off('requestfailed', onEnd);
      resolve();
    };
    page.on('requestfinished', onEnd);
    page.on('requestfailed', onEnd);
    if (request.failure()) onEnd(request);
  });
  if (!request.failure()) await route.fallback();
  await ended;
}

/** Whether the screen, or a part of it, is still to come. */
function isLoading(page: Page): Promise<boolean> {
  return page.evaluate(
    () => !document.querySelector('main h1') || document.querySelector('main [aria-busy="true"]') !== null,
  );
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

import type { CDPSession, Locator, Page } from 'playwright-core';
import type { BuiltPage } from '../browser/buildPages.ts';
import { inTurn } from '../browser/compareInBrowser.ts';
import { readFrames, startFrames } from '../browser/frames.ts';
import { heapOf } from '../browser/heapOf.ts';
import { startThreadTime, threadTime } from '../browser/threadTime.ts';
import { idle, visitPage, withBrowser } from '../browser/visitPage.ts';
import type { words } from './tableModel.ts';

/** Figures of one visit to a long table. */
export interface ScrollFigures {
  /** Frames that were due but not painted, in 100 steps of the wheel. */
  dropped: number;
  /** Milliseconds of the page's thread in those steps. */
  processor: number;
  /** MiB that the table adds to the heap, after garbage collection. */
  heap: number;
}

const wheelSteps = 100;
/** CSS pixels of a step, and milliseconds between steps. */
const step = { pixels: 120, wait: 16 } as const;

/** Scrolls each page's long table, page after page in every round. */
export async function measureScroll(
  pages: readonly BuiltPage[],
  show: typeof words.long | typeof words.longer,
  rounds: number,
): Promise<ReadonlyMap<string, ScrollFigures[]>> {
  const figures = new Map(pages.map(({ name }) => [name, [] as ScrollFigures[]]));
  await withBrowser(async (browser) => {
    for (const built of inTurn(pages, rounds)) {
      const taken = await visitPage(browser, built, 1, async (page, session) => {
        const before = await heapOf(session);
        await page.getByRole('button', { name: show, exact: true }).click();
        await page.locator('[data-name]').first().waitFor();
        await idle(page);
        const heap = (await heapOf(session)) - before;
        return { heap, ...(await scrolled(page, session, page.locator('[data-name]').nth(3))) };
      });
      figures.get(built.name)?.push(taken);
    }
  });
  return figures;
}

/** Turns the wheel over an element. */
export async function scrolled(
  page: Page,
  session: CDPSession,
  over: Locator,
): Promise<Pick<ScrollFigures, 'dropped' | 'processor'>> {
  const box = await over.boundingBox();
  await page.mouse.move((box?.x ?? 300) + 10, (box?.y ?? 300) + 10);
  await startThreadTime(session);
  const before = await threadTime(session);
  await startFrames(page);
  for (let count = 0; count < wheelSteps; count += 1) {
    await page.mouse.wheel(0, step.pixels);
    await page.waitForTimeout(step.wait);
  }
  const frames = await readFrames(page);
  return { dropped: droppedOf(frames), processor: (await threadTime(session)) - before };
}

/** Dropped frames at 60 per second: a frame that took two intervals dropped one. */
function droppedOf(frames: readonly number[]): number {
  const due = 1000 / 60;
  return frames.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / due) - 1), 0);
}

import type { Page } from 'playwright-core';
import type { BuiltPage } from './buildPages.ts';
import { inputToPaint, type Step } from './inputToPaint.ts';
import { startThreadTime, threadTime } from './threadTime.ts';
import { idle, visitPage, withBrowser } from './visitPage.ts';

/** A measured step, perhaps repeated several times, under the name of its row. */
export interface MeasuredStep extends Omit<Step, 'shows'> {
  what: string;
  times?: number;
  /** As in a step; for a repeated step, by repetition, from 0. */
  shows: string | ((time: number) => string);
}

/** Milliseconds, by page, then by step. */
export type Samples = ReadonlyMap<string, ReadonlyMap<string, number[]>>;

/**
 * Takes every page through the same steps, page after page in every round, so that a busy moment of the machine meets
 * all of them. The order turns from round to round.
 * @param slowdown 1 at full speed, 4 at a quarter of it
 * @param hasProcessor besides each step, under its name and `, processor`, what it took of a processor: a busy machine
 * changes that least
 */
export async function compareInBrowser(
  pages: readonly BuiltPage[],
  steps: (page: string) => readonly MeasuredStep[],
  { rounds, slowdown, hasProcessor = false }: { rounds: number; slowdown: number; hasProcessor?: boolean },
): Promise<Samples> {
  const samples = new Map(pages.map(({ name }) => [name, new Map<string, number[]>()]));
  await withBrowser(async (browser) => {
    for (const built of inTurn(pages, rounds)) {
      const own = samples.get(built.name);
      await visitPage(browser, built, slowdown, async (page, session) => {
        await startThreadTime(session);
        await takeThrough(page, steps(built.name), async (what, measure) => {
          const before = await threadTime(session);
          note(own, what, await measure());
          if (hasProcessor) note(own, `${what}, processor`, (await threadTime(session)) - before);
        });
      });
    }
  });
  return samples;
}

/** Runs the steps; `take` receives each step to measure, once the page is idle. */
async function takeThrough(
  page: Page,
  steps: readonly MeasuredStep[],
  take: (what: string, measure: () => Promise<number>) => Promise<void>,
) {
  for (const { what, times = 1, shows, ...step } of steps) {
    for (let time = 0; time < times; time += 1) {
      await idle(page);
      const shown = typeof shows === 'string' ? shows : shows(time);
      await take(what, () => inputToPaint(page, { ...step, shows: shown }));
    }
  }
}

function note(own: Map<string, number[]> | undefined, what: string, taken: number) {
  own?.set(what, [...(own.get(what) ?? []), taken]);
}

/** Repeats all items in every round, each round starting with another one. */
export function inTurn<Item>(items: readonly Item[], rounds: number): Item[] {
  return Array.from({ length: rounds }, (_, round) => {
    const first = round % items.length;
    return [...items.slice(first), ...items.slice(0, first)];
  }).flat();
}

import type { Page } from 'playwright-core';

/** Milliseconds above which a user notices that a frame took long. */
export const longFrame = 50;

/** From now on, the page notes when each frame begins. */
export async function startFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (time: number) => {
      frames.push(time);
      // A later call ends this one.
      if ((window as unknown as { frames: number[] }).frames === frames) requestAnimationFrame(note);
    };
    Object.assign(window, { frames });
    requestAnimationFrame(note);
  });
}

/** Milliseconds of each frame since `startFrames`. */
export async function readFrames(page: Page): Promise<number[]> {
  const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

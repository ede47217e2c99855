import type { Page } from 'playwright-core';

/** An action of the user, and the condition that shows its result. */
export interface Step {
  /** A real input event, by mouse or keyboard. */
  act: (page: Page) => Promise<void>;
  /** The event that counts as the input. */
  input: 'pointerdown' | 'keydown';
  /** JavaScript that is true once the new content is in the page, ready to be painted. */
  shows: string;
}

/** Milliseconds after which missing content is an error. */
const patience = 30_000;

/**
 * Milliseconds from the browser's time stamp of the input to the first task after the frame that paints the new
 * content. The browser's own Event Timing ends with the next frame, which may still lack the content.
 */
export async function inputToPaint(page: Page, { act, input, shows }: Step): Promise<number> {
  await page.evaluate(
    ({ type, condition, patience }) => {
      const isShown = new Function(`return Boolean(${condition})`) as () => boolean;
      const painted = (since: number, resolve: (ms: number) => void) => {
        requestAnimationFrame(() => {
          if (!isShown()) {
            painted(since, resolve);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - since);
          port2.postMessage(undefined);
        });
      };
      const measured = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`It never came to hold: ${condition}`)), patience);
        window.addEventListener(type, (event) => painted(event.timeStamp, resolve), { capture: true, once: true });
      });
      // The promise is awaited later; avoid an unhandled rejection until then.
      measured.catch(() => undefined);
      Object.assign(window, { measured });
    },
    { type: input, condition: shows, patience },
  );
  await act(page);
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}

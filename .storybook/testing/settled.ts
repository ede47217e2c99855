/** Consecutive frames without a DOM change, after which lazy-loaded code has arrived and rendered. */
const stillFrames = 2;

/** Resolves when the story is complete on screen: rendered, fonts and images loaded, transitions finished. */
export async function settled(): Promise<void> {
  await quiet();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(transitions.map((transition) => transition.finished.catch(() => undefined)));
  await nextFrame();
}

/** Resolves before the browser's next paint. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** Elements that React Aria marks until their transition ends, and overlays that it hides until they are placed. */
const moving = '[data-entering], [data-exiting], [data-rac][style*="opacity: 0"]';

/**
 * Waits until the document has not changed for a few frames and nothing is in transition. Gives up on a page that never
 * settles.
 */
async function quiet(): Promise<void> {
  let still = 0;
  const watch = new MutationObserver(() => {
    still = 0;
  });
  watch.observe(document.body, { childList: true, subtree: true });
  for (let frame = 0; still < stillFrames && frame < 60; frame += 1) {
    await nextFrame();
    still = document.querySelector(moving) === null ? still + 1 : 0;
  }
  watch.disconnect();
}

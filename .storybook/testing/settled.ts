/** Frames in a row without a change of the page: code that loads when shown has arrived, and drawn itself. */
const stillFrames = 4;

/** Resolves when what was asked for is on screen: rendered, its fonts and images loaded, its transitions over. */
export async function settled(): Promise<void> {
  await quiet();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.all(transitions.map((transition) => transition.finished.catch(() => undefined)));
  await nextFrame();
}

/** Resolves when the browser is about to draw. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** What React Aria marks until its transition has ended, and what it keeps unseen until it has its place. */
const moving = '[data-entering], [data-exiting], [data-rac][style*="opacity: 0"]';

/**
 * Waits until the document has not changed for a few frames and nothing comes or goes; a page that never rests is taken
 * as it is.
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

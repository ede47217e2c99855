/** What somebody does first on a page, whatever they use. */
const signsOfUser = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Loads the app’s module once the page is parsed. Resolves to false if it could not be loaded. */
export async function loadApp(address: string): Promise<boolean> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  return import(/* @vite-ignore */ address).then(
    () => true,
    () => false,
  );
}

/** Loads it with the first sign of a user, and after a failure with the next. */
export function loadAppForUser(address: string): void {
  const listening = new AbortController();
  const load = async (event: Event) => {
    if (isStill(event)) return;
    listening.abort();
    if (!(await loadApp(address))) loadAppForUser(address);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const sign of signsOfUser) window.addEventListener(sign, load, options);
}

/** Chromium reports the pointer of a new page as moved, by nothing. */
function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/** What somebody does first on a page, whatever they use. */
const signsOfUser = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

export interface AppFiles {
  /** Address of the app’s module. */
  app: string;
  /** Addresses of the files that it needs for this page, itself included. */
  files: readonly string[];
}

/** Loads the app’s module once the page is parsed. Resolves to false if it could not be loaded. */
export async function loadApp({ app, files }: AppFiles): Promise<boolean> {
  preload(files);
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  return import(/* @vite-ignore */ app).then(
    () => true,
    () => false,
  );
}

/**
 * Loads it with the first sign of a user, and after a failure with the next. Its files are preloaded once the page has
 * loaded all that it shows.
 */
export function loadAppForUser(appFiles: AppFiles): void {
  const listening = new AbortController();
  const load = async (event: Event) => {
    if (isStill(event)) return;
    listening.abort();
    if (!(await loadApp(appFiles))) loadAppForUser(appFiles);
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const sign of signsOfUser) window.addEventListener(sign, load, options);
  // In a task of its own, so that the page’s load does not wait for them.
  window.addEventListener('load', () => setTimeout(preload, 0, appFiles.files), options);
}

function preload(files: readonly string[]): void {
  const links = files
    .filter((href) => !document.querySelector(`link[href="${href}"]`))
    .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  for (const link of links) link.fetchPriority = 'low';
  document.head.append(...links);
}

/** Chromium reports the pointer of a new page as moved, by nothing. */
function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

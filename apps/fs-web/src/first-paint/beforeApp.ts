/**
 * Runs before the first paint. Removes a prerendered page that the app will not show, sets the text direction, and
 * records activated elements until the app replaces the page.
 */

import { directionOf } from '@fs/ui/theme';
import type { DisplayKey } from '../display/createDisplay.ts';
import type { FirstPaintId } from './FirstPaintId.ts';
import { type AppFiles, loadApp, loadAppForUser } from './loadApp.ts';
import { pageToPrerender } from './pageToPrerender.ts';

const id: FirstPaintId = 'first-paint';
const root = document.documentElement;

const { language: painted = 'en', app, files, ...page } = document.currentScript?.dataset ?? {};
const appFiles: AppFiles | null = app && files ? { app, files: files.split(' ') } : null;
const language = applyDisplay();
const isPainted = pageToPrerender(page, window.location, isKnown());
prepareFormats(language);
if (isPainted && language === painted) {
  notePresses();
  loadFontsAfterPaint();
  if (appFiles) loadAppForUser(appFiles);
} else {
  removeFirstPaint();
  if (appFiles) void loadApp(appFiles);
}

/**
 * The first use of a format loads the browser's languages, which takes a phone's processor as long as all of the start's
 * own code. Done while the page waits for that code.
 */
function prepareFormats(language: string): void {
  window.requestIdleCallback?.(() => Intl.DateTimeFormat.supportedLocalesOf(language));
}

/** Text is painted in a font of the device first, so that its own does not share the connection with the page. */
function loadFontsAfterPaint(): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    document.querySelector('style[media=print]')?.removeAttribute('media');
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Applies this device's settings and returns the language. The app checks them, and corrects what is invalid. */
function applyDisplay(): string {
  const { theme, density, language = 'en' } = readDisplay();
  if (theme) root.setAttribute('data-fs-theme', theme);
  if (density) root.setAttribute('data-fs-density', density);
  // A page in the language keeps its variant.
  if (language !== painted) root.lang = language;
  root.dir = directionOf(language);
  return language;
}

function readDisplay(): Partial<Record<'theme' | 'density' | 'language', string>> {
  const key: DisplayKey = 'fs.display';
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    // Blocked storage, or no JSON.
    return {};
  }
}

/** Whether a user is logged in on this device, by the token store's key. */
function isKnown(): boolean {
  try {
    return localStorage.getItem('fs.refreshToken') !== null;
  } catch {
    // Blocked storage holds no session.
    return false;
  }
}

/** Removes the element as soon as it is parsed, before it is painted. */
function removeFirstPaint(): void {
  const observer = new MutationObserver(() => {
    const painted = document.getElementById(id);
    if (!painted) return;
    painted.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/**
 * Marks the last activated element for the app to replay, and prevents form submissions, which would reload the page.
 */
function notePresses(): void {
  const note = (pressed: Element | null | undefined) => {
    const painted = document.getElementById(id);
    if (!pressed || !painted?.contains(pressed)) return;
    painted.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    pressed.setAttribute('data-pressed', '');
  };
  const onClick = ({ target }: Event) => note((target as Element).closest('button[type=button]'));
  const onSubmit = (event: Event) => {
    const form = event.target as Element;
    if (document.getElementById(id)?.contains(form)) event.preventDefault();
    note(form);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
}

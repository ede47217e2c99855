/**
 * Runs before anything of a page is drawn, and looks after its first paint until the app takes over: takes it away from
 * whoever will see another page, writes in the direction of the user's language, and notes what is pressed.
 */

import { directionOf } from './directionOf.ts';
import type { FirstPaintId } from './FirstPaintId.ts';
import { pageToPrerender } from './pageToPrerender.ts';

const id: FirstPaintId = 'first-paint';
const root = document.documentElement;

setDirection();
if (pageToPrerender(document.currentScript?.dataset ?? {}, window.location, isKnown())) notePresses();
else removeFirstPaint();

function setDirection(): void {
  root.dir = directionOf(navigator.language);
}

/** Somebody signed in on this device and has not signed out: the token store's key. */
function isKnown(): boolean {
  try {
    return localStorage.getItem('fs.refreshToken') !== null;
  } catch {
    // Blocked, it keeps nobody.
    return false;
  }
}

/** As soon as it is read, and so before it is drawn. */
function removeFirstPaint(): void {
  const observer = new MutationObserver(() => {
    const painted = document.getElementById(id);
    if (!painted) return;
    painted.remove();
    observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** What was pressed last is marked, for the app to do: a form must not be sent, which would load the page anew. */
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

import { contentId } from '../shell/contentId.ts';
import type { FirstPaintId } from './FirstPaintId.ts';
import { hasFirstData } from './firstData.ts';

const id: FirstPaintId = 'first-paint';

/** Whether a prerendered page is visible, so that no splash is needed. */
export function hasFirstPaint(): boolean {
  return document.getElementById(id) !== null;
}

/**
 * Removes the prerendered page in the same frame in which the app shows its page or an error. Transfers input, focus
 * and the last activation to the app.
 */
export function replaceFirstPaint(app: HTMLElement): void {
  const painted = document.getElementById(id);
  if (!painted) return;
  // A rendered page shows all that the app will, so it waits for code that loads last, such as that of a long text.
  const isRendered = hasFirstData();
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const replace = () => {
    observer.disconnect();
    clearTimeout(giveUp);
    app.removeAttribute('style');
    handOver(painted, app);
  };
  const look = () => {
    if (!app.querySelector(`#${contentId}, [role="alert"]`)) return;
    if (isRendered && app.querySelector('[aria-busy="true"]')) giveUp ??= setTimeout(replace, patienceMs);
    else replace();
  };
  const observer = new MutationObserver(look);
  // Until then, the app has its layout, but not in the page.
  if (isRendered) app.style.cssText = 'position:absolute;inset:0;overflow:hidden;visibility:hidden';
  observer.observe(app, { childList: true, subtree: true });
}

/** How long a rendered page waits once the app shows its own. */
const patienceMs = 3000;

function handOver(painted: Element, app: Element): void {
  const focused = painted.querySelector(':focus');
  const pressed = painted.querySelector('[data-pressed]');
  const typed = [...painted.querySelectorAll('input')].filter(isChanged);
  const inApp = <Kind extends Element>(element: Kind | null) => element && counterpart(element, painted, app);
  const pairs = typed.map((field) => [field, inApp(field)] as const);
  const focus = inApp(focused);
  const press = inApp(pressed);
  painted.remove();
  for (const [from, to] of pairs) if (to) copyInput(from, to);
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  if (press instanceof HTMLFormElement) press.requestSubmit();
  else if (press instanceof HTMLElement) press.click();
}

/** Returns the app's element at the same position, if its tag and name are the same. */
function counterpart<Kind extends Element>(element: Kind, painted: Element, app: Element): Kind | null {
  const at = [...painted.querySelectorAll(element.localName)].indexOf(element);
  const found = app.querySelectorAll(element.localName)[at];
  const isSame = found !== undefined && givenName(found) === givenName(element);
  return isSame && found?.textContent === element.textContent ? (found as Kind) : null;
}

/** Names of radio buttons may be ids that React generates, which differ between the server and the browser. */
function givenName(element: Element): string | null {
  const name = element.getAttribute('name');
  return name && /_[rR]_\w*_$/.test(name) ? null : name;
}

function isChanged({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  return value !== defaultValue || checked !== defaultChecked;
}

/** Dispatches events as if the user had entered or activated it. */
function copyInput(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.checked !== to.checked) to.click();
  if (from.value === to.value) return;
  // Uses the native setter. React would otherwise ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

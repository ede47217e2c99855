/** Focuses what can have no focus otherwise: elsewhere a click on its text would take the focus from a field. */
export function focusView(element: HTMLElement): void {
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to the grid when the focused button of the bar is removed, such as one that ended the selection that it
 * was for.
 */
export function useFocusKept(bar: RefObject<HTMLElement | null>, grid: RefObject<HTMLTableElement | null>): void {
  const hasFocus = useRef(false);

  // After every render, since any of them may remove the button.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const onFocusIn = () => {
      hasFocus.current = true;
    };
    // Focus that was lost with a removed button is moved before this runs.
    const onFocusOut = () =>
      queueMicrotask(() => {
        hasFocus.current = element.contains(document.activeElement);
      });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [bar]);
}

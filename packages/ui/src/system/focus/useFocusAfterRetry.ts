'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { focusView } from './focusView.ts';

/**
 * Moves the focus to what is around a part when the part goes away with the focus in it, as it may once its Retry is
 * activated. Otherwise the keyboard would start anew at the top of the page. What renders the part may move the focus
 * itself.
 */
export function useFocusAfterRetry(part: RefObject<HTMLElement | null>, hasRetried: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!(hasRetried.current && element?.contains(document.activeElement))) return;
      const around = [...ancestorsOf(element)];
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const left = around.find((each) => each.isConnected);
        if (!left) return;
        // It may be the whole page: a ring around it would tell nothing.
        left.style.outline = 'none';
        left.addEventListener('blur', () => left.style.removeProperty('outline'), { once: true });
        focusView(left);
      });
    };
  }, [part, hasRetried]);
}

/** The nearest first, without the document's own. */
function* ancestorsOf(element: HTMLElement): Iterable<HTMLElement> {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) yield each;
}

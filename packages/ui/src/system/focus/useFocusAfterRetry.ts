'use client';
import { type RefObject, useLayoutEffect } from 'react';
import { focusView } from './focusView.ts';

/**
 * Moves the focus to what is around a message when the message goes away with the focus in it, as it does once its
 * Retry is activated. Otherwise the keyboard would start anew at the top of the page. What renders the message may move
 * the focus itself.
 */
export function useFocusAfterRetry(message: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = message.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around = [...ancestorsOf(element)];
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const left = around.find((each) => each.isConnected);
        if (left) focusView(left);
      });
    };
  }, [message]);
}

/** The nearest first, without the document's own. */
function* ancestorsOf(element: HTMLElement): Iterable<HTMLElement> {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) yield each;
}

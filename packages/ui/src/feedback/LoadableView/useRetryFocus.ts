'use client';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusView } from '../../system/focus/focusView.ts';
import { useFocusAfterRetry } from '../../system/focus/useFocusAfterRetry.ts';
import type { Loadable } from '../../system/Loadable/Loadable.ts';

/**
 * Keeps the focus in a view whose Retry is gone because it was activated: on the view while it loads and when it has
 * loaded, and on the next Retry when it failed again. Otherwise the keyboard would start anew at the top of the page.
 * Returns what to call on Retry.
 */
export function useRetryFocus(view: RefObject<HTMLElement | null>, state: Loadable<unknown>['state']) {
  const hasRetried = useRef(false);
  useFocusAfterRetry(view, hasRetried);
  useLayoutEffect(() => {
    const element = view.current;
    if (!hasRetried.current || !element) return;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body && activeElement !== element) {
      // Retry is still there, or the user has gone on.
      hasRetried.current = element.contains(activeElement);
      return;
    }
    const retry = state === 'failed' && element.querySelector('[role="alert"] button, [role="status"] button');
    if (retry instanceof HTMLElement) retry.focus();
    else focusView(element);
    hasRetried.current = state === 'loading' || state === 'failed';
  });
  return () => {
    hasRetried.current = true;
  };
}

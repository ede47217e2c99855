'use client';
import { useLayoutEffect } from 'react';

/** What had the focus before the dialogs that are open, of which one may have replaced another. */
let trigger: Element | null = null;

/**
 * Gives the focus back when the last dialog closes and its own trigger is gone, as it is where one dialog has replaced
 * another. React Aria does so only for a dialog whose trigger is still there.
 */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== body && !activeElement?.closest('[role=dialog], [role=alertdialog]')) trigger = activeElement;
    return () => {
      // After React Aria.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === body && trigger instanceof HTMLElement && trigger.isConnected) trigger.focus();
        }),
      );
    };
  }, []);
}

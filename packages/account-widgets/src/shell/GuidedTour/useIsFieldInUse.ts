import { useSyncExternalStore } from 'react';

/** Whether a text field has focus. */
export function useIsFieldInUse(): boolean {
  return useSyncExternalStore(subscribe, isFieldInUse, () => false);
}

function isFieldInUse(): boolean {
  const fields = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
  return document.activeElement?.matches(fields) ?? false;
}

function subscribe(listener: () => void): () => void {
  // While focus moves, no element has it.
  const later = () => queueMicrotask(listener);
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', later);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', later);
  };
}

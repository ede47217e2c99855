'use client';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { focusField } from './fieldElements.ts';

interface FieldFocus {
  onFocus?: () => void;
  onBlur?: () => void;
  autoFocus?: boolean;
}

/**
 * Calls back when the focus enters or leaves a field: its controls, its buttons, and the popover that one of them
 * controls. Listens at the root of the document tree, after React's handlers have committed a value.
 */
export function useFieldFocus(root: RefObject<HTMLElement | null>, { onFocus, onBlur, autoFocus = false }: FieldFocus) {
  const hasFocus = useRef(false);
  const isObserved = onFocus !== undefined || onBlur !== undefined;

  const change = useEffectEvent((next: boolean) => {
    if (next === hasFocus.current) return;
    hasFocus.current = next;
    if (next) onFocus?.();
    else onBlur?.();
  });

  useEffect(() => {
    const field = root.current;
    if (!(field && isObserved)) return;
    const tree = field.getRootNode();
    const handleFocusIn = ({ target }: Event) => change(target instanceof Element && isInField(field, target));
    const handleFocusOut = (event: Event) => {
      // A focus that goes to another element says so by its own event.
      if ((event as FocusEvent).relatedTarget === null && field.contains(event.target as Node)) change(false);
    };
    tree.addEventListener('focusin', handleFocusIn);
    tree.addEventListener('focusout', handleFocusOut);
    return () => {
      tree.removeEventListener('focusin', handleFocusIn);
      tree.removeEventListener('focusout', handleFocusOut);
    };
  }, [root, isObserved]);

  useEffect(() => {
    if (autoFocus && root.current) focusField(root.current);
  }, [root, autoFocus]);
}

function isInField(field: HTMLElement, target: Element): boolean {
  if (field.contains(target)) return true;
  // An event may still reach a field that was just removed, whose root is then an element.
  const tree = field.getRootNode() as ParentNode & Node;
  return [...field.querySelectorAll('[aria-controls]')].some((control) => {
    const controlled = tree.querySelector(`[id="${CSS.escape(control.getAttribute('aria-controls') ?? '')}"]`);
    return controlled?.contains(target) || (controlled && target.contains(controlled));
  });
}

'use client';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEscape } from '../../internal/useEscape.ts';
import { closeDelay, openDelay } from '../HoverCard/hoverDelays.ts';
import { triggerAt } from './hoverCardTrigger.ts';

/** In milliseconds, from one card to another's: a pointer on its way into the open card may pass by a neighbour. */
const swapDelay = 200;
const tabbable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * One card for all the triggers below an element, found by the events that come up from them: React Aria's hook asks
 * for one call a trigger, which a table's rows would pay for at every mount.
 */
export function useHoverCards() {
  const [trigger, setTrigger] = useState<HTMLElement>();
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPointed = useRef(false);
  /** Escape gave the focus back to it: that must not open the card again. */
  const dismissed = useRef<HTMLElement>(undefined);

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const open = (next: HTMLElement) => after(trigger ? swapDelay : openDelay, () => setTrigger(next));
  const hasFocus = () => {
    const active = document.activeElement;
    if (card.current?.contains(active)) return true;
    return Boolean(trigger?.contains(active) && active?.matches(':focus-visible'));
  };
  const leave = () => after(closeDelay, () => !isPointed.current && !hasFocus() && setTrigger(undefined));
  const close = () => {
    clearTimeout(timer.current);
    setTrigger(undefined);
  };
  const unpoint = () => {
    if (!isPointed.current) return;
    isPointed.current = false;
    leave();
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(trigger !== undefined, () => {
    if (hasFocus()) dismissed.current = trigger;
    close();
  });
  useEffect(() => {
    if (!trigger) return undefined;
    // The card would stay where the trigger was.
    const follow = ({ target }: Event) => {
      if (target instanceof Node && target !== document && target.contains(trigger)) setTrigger(undefined);
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', follow, { capture: true });
  }, [trigger]);

  return {
    trigger,
    close,
    triggersProps: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const next = pointerType === 'touch' ? null : triggerAt(target);
        if (!next) return unpoint();
        isPointed.current = true;
        if (next === trigger) clearTimeout(timer.current);
        else open(next);
      },
      onPointerLeave: unpoint,
      onFocus: ({ target }: FocusEvent) => {
        const next = triggerAt(target);
        if (next && next !== dismissed.current && target.matches(':focus-visible')) open(next);
      },
      onBlur: () => {
        dismissed.current = undefined;
        leave();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Tab' || event.shiftKey || !card.current || triggerAt(event.target) !== trigger) return;
        const first = card.current.querySelector<HTMLElement>(tabbable);
        if (!first) return;
        event.preventDefault();
        first.focus();
      },
    },
    cardProps: {
      ref: card,
      onPointerEnter: () => {
        isPointed.current = true;
        clearTimeout(timer.current);
      },
      onPointerLeave: unpoint,
      onBlur: leave,
    },
  };
}

'use client';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEscape } from '../../internal/useEscape.ts';
import { closeDelay, openDelay } from '../HoverCard/hoverDelays.ts';
import { idOf, triggerAt } from './hoverCardTrigger.ts';

/**
 * Delay before the card moves to another trigger, in milliseconds. A pointer on its way into the open card may cross a
 * neighboring trigger.
 */
const swapDelay = 200;
const tabbable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * Controls one card for all triggers inside an element, with delegated events. React Aria’s hook needs one call per
 * trigger, which would slow down every table row.
 * @param cardOf the card of the trigger with an id; undefined for none
 */
export function useHoverCards<Card>(cardOf: (id: string) => Card | undefined) {
  const [wanted, setTrigger] = useState<HTMLElement>();
  const shown = wanted && cardOf(idOf(wanted));
  const trigger = shown === undefined ? undefined : wanted;
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPointed = useRef(false);
  /** The trigger that got focus back on Escape, which must not reopen the card. */
  const dismissed = useRef<HTMLElement>(undefined);

  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const open = (next: HTMLElement) =>
    after(trigger ? swapDelay : openDelay, () => setTrigger(next.isConnected ? next : undefined));
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
    // The card wouldn’t follow its trigger, so scrolling closes it.
    const follow = ({ target }: Event) => {
      if (target instanceof Node && target !== document && target.contains(trigger)) setTrigger(undefined);
    };
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    // An element that is removed sends no event: the page that it was on may be another now.
    const removals = new MutationObserver(() => !trigger.isConnected && setTrigger(undefined));
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      removals.disconnect();
    };
  }, [trigger]);

  return {
    trigger,
    shown,
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

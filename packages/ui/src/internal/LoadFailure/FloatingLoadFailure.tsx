'use client';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useEscape } from '../useEscape.ts';
import * as styles from './LoadFailure.css.ts';
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx';

export interface FloatingLoadFailureProps extends LoadFailureProps {
  /** Returns the element that the message is placed beside. */
  anchor: () => HTMLElement | null | undefined;
  /** Called when the user dismisses the message. */
  onDismiss: () => void;
}

/** Px between the message and its anchor, and between the message and the edges of the window. */
const gap = 4;

/**
 * The failure beside the trigger that the user pressed. Uses only native browser features, because the code for
 * overlays is what failed to load.
 */
export function FloatingLoadFailure({ anchor, onDismiss, ...failure }: FloatingLoadFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEscape(true, onDismiss);
  const findAnchor = useEffectEvent(anchor);
  const dismiss = useEffectEvent(onDismiss);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    element.showPopover();
    const place = () => placeBeside(element, findAnchor());
    place();
    const end = new AbortController();
    const options = { signal: end.signal, capture: true, passive: true };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target) && !findAnchor()?.contains(target)) dismiss();
    };
    window.addEventListener('pointerdown', leave, options);
    return () => {
      end.abort();
      // The focused button unmounts, so focus returns to the trigger.
      if (element.contains(document.activeElement)) findAnchor()?.focus();
    };
  }, []);
  return (
    <div ref={box} popover="manual" className={styles.floating}>
      <LoadFailure {...failure} />
    </div>
  );
}

/** Places the box below its anchor, or above where it doesn’t fit, within the window. */
function placeBeside(box: HTMLElement, anchor: Element | null | undefined) {
  const at = anchor?.getBoundingClientRect() ?? new DOMRect();
  const { width, height } = box.getBoundingClientRect();
  const isRtl = getComputedStyle(box).direction === 'rtl';
  const left = isRtl ? at.right - width : at.left;
  const top = at.bottom + gap + height > window.innerHeight ? at.top - gap - height : at.bottom + gap;
  box.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
  box.style.top = `${Math.max(gap, top)}px`;
}

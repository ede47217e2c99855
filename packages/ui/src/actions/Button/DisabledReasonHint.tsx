'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { useEscape } from '../../internal/useEscape.ts';
import { tooltip } from '../../overlays/Tooltip/Tooltip.css.ts';
import { tooltipDelays } from '../../overlays/Tooltip/tooltipDelays.ts';

export interface DisabledReasonHintProps {
  /** Id of the element inside the button that has the reason for screen readers. */
  reasonId: string;
  reason: string;
}

/**
 * Shows why a button can’t act yet while the user points at it, has moved focus to it, or has pressed it. It looks and
 * behaves like a Tooltip, but also opens by touch.
 */
export function DisabledReasonHint({ reasonId, reason }: DisabledReasonHintProps) {
  const state = useTooltipTriggerState(tooltipDelays);
  const button = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEscape(state.isOpen, () => state.close(true));

  useEffect(() => {
    const around = document.getElementById(reasonId)?.closest('button');
    if (!around) return undefined;
    button.current = around;
    setHovered(around.hasAttribute('data-hovered'));
    setFocused(around === document.activeElement);
    const listeners = {
      pointerenter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      pointerleave: () => setHovered(false),
      focus: () => setFocused(around.matches(':focus-visible')),
      click: () => setFocused(true),
      blur: () => setFocused(false),
    };
    const end = new AbortController();
    for (const [type, listener] of Object.entries(listeners)) {
      around.addEventListener(type, listener as EventListener, { signal: end.signal });
    }
    return () => end.abort();
  }, [reasonId]);

  const follow = useEffectEvent(() => {
    if (isFocused || isHovered) state.open(isFocused);
    else state.close();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens and closes when one of them changes
  useEffect(() => follow(), [isHovered, isFocused]);

  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip aria-hidden triggerRef={button} placement="top" offset={6} className={tooltip}>
        {reason}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

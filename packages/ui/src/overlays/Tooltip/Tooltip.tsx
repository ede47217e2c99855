'use client';
import { type ReactElement, useContext, useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { type Trigger, TriggerContext } from '../../internal/OverlayTrigger/TriggerContext.ts';
import { rootProps } from '../../internal/rootProps.ts';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { Placement } from '../../system/variants.ts';
import * as styles from './Tooltip.css.ts';
import { tooltipDelays } from './tooltipDelays.ts';

export interface TooltipProps extends SharedProps<HTMLDivElement>, OpenProps {
  /** A few words. Screen readers read them as the description of the control. */
  text: string;
  /** The preferred position. The tooltip flips where it doesn’t fit. @default 'top' */
  placement?: Placement;
  /** The control to explain: a Button, an IconButton, a ToggleButton, or a Link. */
  children: ReactElement;
}

/**
 * A hint that opens on hover or focus and closes with Escape. Touch screens never show it, so put nothing in it that
 * users must know. For more than text, use Popover.
 */
export function Tooltip({
  text,
  placement = 'top',
  isOpen,
  defaultOpen,
  onOpenChange,
  children,
  ...shared
}: TooltipProps) {
  const options = { ...tooltipDelays, isOpen, defaultOpen, onOpenChange };
  const state = useTooltipTriggerState(options);
  const button = useRef<HTMLButtonElement>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, state, button);
  // The button knows its own.
  const { tabIndex: _, ...attributes } = triggerProps;
  const outer = useContext(TriggerContext);
  const outerRefs = outer?.refs;
  const trigger: Trigger = {
    press: outer?.press ?? {},
    attributes: mergeProps(outer?.attributes, attributes) as Trigger['attributes'],
    refs: useMemo(() => [...(outerRefs ?? []), button], [outerRefs]),
    isOpen: outer?.isOpen ?? false,
  };
  return (
    <>
      <TriggerContext value={trigger}>{children}</TriggerContext>
      <TooltipTriggerStateContext value={state}>
        <AriaTooltip
          {...mergeProps(tooltipProps, rootProps(shared, styles.tooltip))}
          triggerRef={button}
          placement={placement}
          offset={6}
        >
          {text}
        </AriaTooltip>
      </TooltipTriggerStateContext>
    </>
  );
}

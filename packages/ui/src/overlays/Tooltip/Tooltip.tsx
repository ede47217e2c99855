'use client';
import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { rootProps } from '../../internal/rootProps.ts';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { Placement } from '../../system/variants.ts';
import * as styles from './Tooltip.css.ts';

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
  return (
    <TooltipTrigger delay={600} closeDelay={100} {...{ isOpen, defaultOpen, onOpenChange }}>
      {children}
      <AriaTooltip {...rootProps(shared, styles.tooltip)} placement={placement} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

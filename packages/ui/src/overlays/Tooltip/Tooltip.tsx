'use client';
import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Tooltip.css.ts';

/** Where it stands to its control, in the user's direction. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';

export interface TooltipProps extends SharedProps<HTMLDivElement> {
  /** A few words. A screen reader reads them as the control's description. */
  text: string;
  /** It turns over where there is no room. @default 'top' */
  placement?: TooltipPlacement;
  /** The control it explains: a Button, an IconButton, a ToggleButton, a Link. */
  children: ReactElement;
}

/**
 * A hint that comes with the pointer or the focus and goes with Escape. Touch screens never show it, so nothing that a
 * user must know stands in it. For more than words, use Popover.
 */
export function Tooltip({ text, placement = 'top', children, ...shared }: TooltipProps) {
  return (
    <TooltipTrigger delay={600} closeDelay={100}>
      {children}
      <AriaTooltip {...shared} placement={placement} offset={6} className={styles.tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

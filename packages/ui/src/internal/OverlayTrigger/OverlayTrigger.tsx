'use client';
import type { ReactElement, RefObject } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import type { AriaButtonProps } from 'react-aria/useButton';

export interface OverlayTriggerProps {
  /** Props for the button that opens the overlay. */
  triggerProps: AriaButtonProps;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Called on hover and on focus, when the user may open the overlay soon. */
  onPreload?: (() => void) | undefined;
  children: ReactElement;
}

/**
 * Connects a button to the overlay that it opens. React Aria’s own triggers would load the overlay’s code with the
 * button.
 */
export function OverlayTrigger({ triggerProps, triggerRef, isOpen, onPreload, children }: OverlayTriggerProps) {
  const preloadProps = onPreload && { onPointerEnter: onPreload, onFocus: onPreload };
  return (
    <PressResponder {...triggerProps} {...preloadProps} ref={triggerRef} isPressed={isOpen}>
      {children}
    </PressResponder>
  );
}

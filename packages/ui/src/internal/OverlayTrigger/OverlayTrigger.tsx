'use client';
import type { ReactElement, RefObject } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import type { AriaButtonProps } from 'react-aria/useButton';

export interface OverlayTriggerProps {
  /** Props of the button that opens the overlay. */
  triggerProps: AriaButtonProps;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Called on hover and on focus: the overlay may be opened soon. */
  onPreload?: (() => void) | undefined;
  children: ReactElement;
}

/** Connects a button to the overlay that it opens. React Aria's own triggers would load all of the overlay with it. */
export function OverlayTrigger({ triggerProps, triggerRef, isOpen, onPreload, children }: OverlayTriggerProps) {
  const preloadProps = onPreload && { onPointerEnter: onPreload, onFocus: onPreload };
  return (
    <PressResponder {...triggerProps} {...preloadProps} ref={triggerRef} isPressed={isOpen}>
      {children}
    </PressResponder>
  );
}

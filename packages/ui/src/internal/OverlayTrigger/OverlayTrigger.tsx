'use client';
import type { ReactElement, RefObject } from 'react';
import { PressResponder } from 'react-aria/private/interactions/PressResponder';
import type { AriaButtonProps } from 'react-aria/useButton';

export interface OpenerProps {
  /** What makes a button one that opens something. */
  triggerProps: AriaButtonProps;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** The pointer comes near: it may be opened soon. */
  onPreload: () => void;
  children: ReactElement;
}

/** Ties a button, ours or another of React Aria's, to what it opens; its own triggers bring all that is opened along. */
export function OverlayTrigger({ triggerProps, triggerRef, isOpen, onPreload, children }: OpenerProps) {
  const near = { onPointerEnter: onPreload };
  return (
    <PressResponder {...triggerProps} {...near} ref={triggerRef} isPressed={isOpen}>
      {children}
    </PressResponder>
  );
}

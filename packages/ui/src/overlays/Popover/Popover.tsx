'use client';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { FloatingLoadFailure } from '../../internal/LoadFailure/FloatingLoadFailure.tsx';
import { type LazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { OverlayTrigger } from '../../internal/OverlayTrigger/OverlayTrigger.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';

/** Where it stands to its trigger, in the user's direction. */
export type PopoverPlacement = 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end';

export interface PopoverProps extends SharedProps<HTMLElement> {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** Names it for screen readers. */
  label: string;
  /** It turns over where there is no room. @default 'bottom start' */
  placement?: PopoverPlacement;
  /** Whether it is open, when the owner keeps that. */
  isOpen?: boolean;
  /** The user opened or closed it; Escape and a press outside close it too. */
  onOpenChange?: (isOpen: boolean) => void;
  /** What it shows, or a function that is given how to close it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

const panel: LazyModule<typeof import('./PopoverPanel.tsx')> = { load: () => import('./PopoverPanel.tsx') };

/** A little more, beside the button that asked for it, while the page stays in use. For actions, use Menu. */
export function Popover({ trigger, isOpen, onOpenChange, ...popover }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  // That of a menu, since a menu may stand in it.
  const state = useMenuTriggerState({ ...(isOpen !== undefined && { isOpen }), ...(onOpenChange && { onOpenChange }) });
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, button);
  const [isNear, setNear] = useState(false);
  if (state.isOpen && !isNear) setNear(true);
  const loaded = useLazyModule(panel, { isNear, isOpen: state.isOpen });
  return (
    <>
      <OverlayTrigger
        triggerProps={triggerProps}
        triggerRef={button}
        isOpen={state.isOpen}
        onPreload={() => setNear(true)}
      >
        {trigger}
      </OverlayTrigger>
      {loaded.module && (
        <loaded.module.PopoverPanel {...popover} state={state} triggerRef={button} controlledId={overlayProps.id} />
      )}
      {state.isOpen && loaded.failure && (
        <FloatingLoadFailure {...loaded.failure} anchor={() => button.current} onClose={() => state.close()} />
      )}
    </>
  );
}

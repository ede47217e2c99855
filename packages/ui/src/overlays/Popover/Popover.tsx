'use client';
import { useRef, useState } from 'react';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { FloatingLoadFailure } from '../../internal/LoadFailure/FloatingLoadFailure.tsx';
import { type LazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { OverlayTrigger } from '../../internal/OverlayTrigger/OverlayTrigger.tsx';
import type { PopoverProps } from './PopoverProps.ts';

export type { PopoverPlacement, PopoverProps } from './PopoverProps.ts';

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

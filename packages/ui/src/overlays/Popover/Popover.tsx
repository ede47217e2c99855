'use client';
import { useRef } from 'react';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { FloatingLoadFailure } from '../../internal/LoadFailure/FloatingLoadFailure.tsx';
import { OverlayTrigger } from '../../internal/OverlayTrigger/OverlayTrigger.tsx';
import { createLazyModule } from '../../system/lazyModule/createLazyModule.ts';
import { useLazyModule } from '../../system/lazyModule/useLazyModule.ts';
import type { PopoverProps } from './PopoverProps.ts';

export type { PopoverProps } from './PopoverProps.ts';

const panel = createLazyModule(() => import('./PopoverPanel.tsx'));

/** Shows content beside its trigger while the page stays usable. For a list of actions, use Menu. */
export function Popover({ trigger, isOpen, defaultOpen, onOpenChange, ...popover }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The state of a menu, because a popover can contain a menu.
  const state = useMenuTriggerState({ isOpen, defaultOpen, onOpenChange });
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, button);
  const { module, failure } = useLazyModule(panel, { isOpen: state.isOpen });
  return (
    <>
      <OverlayTrigger triggerProps={triggerProps} triggerRef={button} isOpen={state.isOpen} onPreload={panel.preload}>
        {trigger}
      </OverlayTrigger>
      {module && <module.PopoverPanel {...popover} state={state} triggerRef={button} controlledId={overlayProps.id} />}
      {failure && <FloatingLoadFailure {...failure} anchor={() => button.current} onDismiss={() => state.close()} />}
    </>
  );
}

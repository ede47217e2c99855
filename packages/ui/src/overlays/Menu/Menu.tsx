'use client';
import { useRef, useState } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { FloatingLoadFailure } from '../../internal/LoadFailure/FloatingLoadFailure.tsx';
import { type LazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { OverlayTrigger } from '../../internal/OverlayTrigger/OverlayTrigger.tsx';
import type { MenuProps } from './MenuProps.ts';

export type { MenuGroup, MenuItem, MenuItemTone, MenuPlacement, MenuProps, MenuSelectionMode } from './MenuProps.ts';

const panel: LazyModule<typeof import('./MenuPanel.tsx')> = { load: () => import('./MenuPanel.tsx') };

/** Actions that need no room of their own. To choose a value, use Select. */
export function Menu({ trigger, ...menu }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const { menuTriggerProps, menuProps } = useMenuTrigger({ type: 'menu' }, state, button);
  const [isNear, setNear] = useState(false);
  if (state.isOpen && !isNear) setNear(true);
  const loaded = useLazyModule(panel, { isNear, isOpen: state.isOpen });
  return (
    <>
      <OverlayTrigger
        triggerProps={menuTriggerProps}
        triggerRef={button}
        isOpen={state.isOpen}
        onPreload={() => setNear(true)}
      >
        {trigger}
      </OverlayTrigger>
      {loaded.module && <loaded.module.MenuPanel {...menu} state={state} triggerRef={button} ofTrigger={menuProps} />}
      {state.isOpen && loaded.failure && (
        <FloatingLoadFailure {...loaded.failure} anchor={() => button.current} onClose={() => state.close()} />
      )}
    </>
  );
}

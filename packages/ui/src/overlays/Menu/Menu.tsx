'use client';
import { useRef, useState } from 'react';
import { useMenuTrigger } from 'react-aria/useMenu';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { isKeyLast } from '../../internal/BaseButton/keyModality.ts';
import { FloatingLoadFailure } from '../../internal/LoadFailure/FloatingLoadFailure.tsx';
import { OverlayTrigger } from '../../internal/OverlayTrigger/OverlayTrigger.tsx';
import { createLazyModule } from '../../system/lazyModule/createLazyModule.ts';
import { useLazyModule } from '../../system/lazyModule/useLazyModule.ts';
import type { MenuProps } from './MenuProps.ts';

export { MenuItem } from './MenuItem.tsx';
export type {
  MenuGroup,
  MenuItemData,
  MenuItemProps,
  MenuItemTone,
  MenuProps,
  MenuSectionProps,
  MenuSelectionMode,
} from './MenuProps.ts';
export { MenuSection } from './MenuSection.tsx';

const panel = createLazyModule(() => import('./MenuPanel.tsx'));

/** A button that opens a list of actions. To choose a value, use Select. */
export function Menu({ trigger, isOpen, defaultOpen, onOpenChange, ...menu }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({ isOpen, defaultOpen, onOpenChange });
  const { menuTriggerProps, menuProps } = useMenuTrigger({ type: 'menu' }, state, button);
  const [isOpenAtFirst] = useState(state.isOpen);
  // A shortcut of the app opens it without a press, and its user goes on by keys.
  const startsAtFirstItem = menuProps.autoFocus === true && !isOpenAtFirst && isKeyLast();
  const ofTrigger = startsAtFirstItem ? { ...menuProps, autoFocus: 'first' as const } : menuProps;
  const { module, failure } = useLazyModule(panel, { isOpen: state.isOpen });
  return (
    <>
      <OverlayTrigger
        triggerProps={menuTriggerProps}
        triggerRef={button}
        isOpen={state.isOpen}
        onPreload={panel.preload}
      >
        {trigger}
      </OverlayTrigger>
      {module && <module.MenuPanel {...menu} state={state} triggerRef={button} ofTrigger={ofTrigger} />}
      {failure && <FloatingLoadFailure {...failure} anchor={() => button.current} onDismiss={() => state.close()} />}
    </>
  );
}

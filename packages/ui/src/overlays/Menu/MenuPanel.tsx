'use client';
import { type RefObject, useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import type { AriaMenuOptions } from 'react-aria/useMenu';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Menu as AriaMenu, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { rootProps } from '../../internal/rootProps.ts';
import { useStableCallback } from '../../internal/useStableCallback.ts';
import type { OpenProps } from '../../system/OpenProps.ts';
import * as styles from './Menu.css.ts';
import { MenuContext } from './MenuContext.ts';
import { Item, renderEntries, Section } from './MenuEntries.tsx';
import type { MenuProps } from './MenuProps.ts';

export interface MenuPanelProps extends Omit<MenuProps, 'trigger' | keyof OpenProps> {
  state: RootMenuTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
  /** The props that connect the menu to its trigger. */
  ofTrigger: AriaMenuOptions<unknown>;
}

/** The lazy-loaded part of a Menu. */
export function MenuPanel({
  state,
  triggerRef,
  ofTrigger,
  items,
  onAction,
  children,
  placement = 'bottom start',
  ...shared
}: MenuPanelProps) {
  const scrolled = useRef<HTMLDivElement>(null);
  const act = useStableCallback(onAction);
  const menu = useMemo(() => ({ Item, Section, onAction: act }), [act]);
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <Popover
          trigger="MenuTrigger"
          triggerRef={triggerRef}
          scrollRef={scrolled}
          aria-labelledby={ofTrigger['aria-labelledby']}
          placement={placement}
          offset={4}
          className={styles.popover}
        >
          <MenuContext value={menu}>
            <AriaMenu {...rootProps(mergeProps(ofTrigger, shared), styles.menu)}>
              {renderEntries(items)}
              {children}
            </AriaMenu>
          </MenuContext>
        </Popover>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

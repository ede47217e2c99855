'use client';
import type { RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Dialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { rootProps } from '../../internal/rootProps.ts';
import type { OpenProps } from '../../system/OpenProps.ts';
import * as styles from './Popover.css.ts';
import type { PopoverProps } from './PopoverProps.ts';

export interface PopoverPanelProps extends Omit<PopoverProps, 'trigger' | keyof OpenProps> {
  state: RootMenuTriggerState;
  triggerRef: RefObject<HTMLElement | null>;
  /** The id that the trigger’s `aria-controls` refers to. An `id` prop replaces it in both places. */
  controlledId: string | undefined;
}

/** The lazy-loaded part of a Popover. */
export function PopoverPanel({
  state,
  triggerRef,
  controlledId,
  label,
  placement = 'bottom start',
  children,
  ...shared
}: PopoverPanelProps) {
  return (
    <OverlayTriggerStateContext value={state}>
      <RootMenuTriggerStateContext value={state}>
        <AriaPopover
          trigger="DialogTrigger"
          triggerRef={triggerRef}
          placement={placement}
          offset={4}
          className={styles.popover}
        >
          <Dialog aria-label={label} {...rootProps(mergeProps({ id: controlledId }, shared), styles.dialog)}>
            {children}
          </Dialog>
        </AriaPopover>
      </RootMenuTriggerStateContext>
    </OverlayTriggerStateContext>
  );
}

'use client';
import { type ReactNode, useContext } from 'react';
import { NativeButton } from '../../../internal/BaseButton/NativeButton.tsx';
import { MoreIcon } from '../../../internal/icons/MoreIcon.tsx';
import { rootProps } from '../../../internal/rootProps.ts';
import type { SharedProps } from '../../../system/SharedProps.ts';
import { TablePopoverContext } from './TablePopover.tsx';
import type { TablePopoverButtonLook } from './TablePopoverButton.css.ts';
import * as styles from './TablePopoverButton.css.ts';

export type { TablePopoverButtonLook } from './TablePopoverButton.css.ts';

export interface TablePopoverButtonProps extends SharedProps<HTMLButtonElement> {
  /** Names the button and the popover for screen readers. */
  label: string;
  /** Renders the content of the popover while it is open. */
  content: (popover: { close: () => void }) => ReactNode;
  /** @default 'more' */
  look?: TablePopoverButtonLook;
  /** The content of the button. Default: three dots. */
  children?: ReactNode;
}

/** Opens the popover that all cells of a Table share. Outside of a table, use Popover. */
export function TablePopoverButton({ label, content, look = 'more', children, ...shared }: TablePopoverButtonProps) {
  const toggle = useContext(TablePopoverContext);
  return (
    <NativeButton
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      {...rootProps(shared, styles.button({ look }))}
      onPress={({ target, pointerType }) => {
        if (!(target instanceof HTMLElement)) return;
        // Safari doesn’t focus a button that is clicked. A key of the grid keeps focus, to which the popover returns.
        if (pointerType !== 'keyboard') target.focus();
        toggle({ trigger: target, label, content });
      }}
    >
      {children ?? <MoreIcon />}
    </NativeButton>
  );
}

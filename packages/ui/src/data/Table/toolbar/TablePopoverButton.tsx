'use client';
import { type ReactNode, useContext } from 'react';
import { MoreIcon } from '../../../internal/icons/MoreIcon.tsx';
import type { SharedProps } from '../../../system/SharedProps.ts';
import { TablePopoverContext } from './TablePopover.tsx';
import type { TablePopoverButtonLook } from './TablePopoverButton.css.ts';
import * as styles from './TablePopoverButton.css.ts';

export type { TablePopoverButtonLook } from './TablePopoverButton.css.ts';

export interface TablePopoverButtonProps extends SharedProps<HTMLButtonElement> {
  /** What it opens: what a screen reader says of the button and of the popover. */
  label: string;
  /** What the popover shows, given how to close it; asked for while it is open. */
  content: (popover: { close: () => void }) => ReactNode;
  /** @default 'more' */
  look?: TablePopoverButtonLook;
  /** What stands on the button. Default: three dots. */
  children?: ReactNode;
}

/** Opens the popover that all cells of a Table share. Outside a table, use Popover. The browser's own button: there are many. */
export function TablePopoverButton({ label, content, look = 'more', children, ...shared }: TablePopoverButtonProps) {
  const toggle = useContext(TablePopoverContext);
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      {...shared}
      onClick={({ currentTarget: trigger, detail }) => {
        // Pressed by a pointer: Safari leaves the focus where it was, and it would come back there.
        if (detail > 0) trigger.focus();
        toggle({ trigger, label, content });
      }}
      className={styles.button({ look })}
    >
      {children ?? <MoreIcon />}
    </button>
  );
}

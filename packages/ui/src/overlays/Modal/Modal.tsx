'use client';
import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame } from '../../internal/DialogFrame/DialogFrame.tsx';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Modal.css.ts';

/** 400, 560, and 800 px. */
export type ModalSize = 'small' | 'medium' | 'large';

export interface ModalProps extends SharedProps<HTMLElement>, OpenProps {
  /** Use `alertdialog` for a warning before the user loses something, as Confirm does. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The title, which is also the accessible name. */
  title: string;
  /** Maximum width: 400, 560, or 800 px, or a number of px. On phones, the modal fills the window. @default 'medium' */
  width?: ModalSize | number;
  /** Whether a press outside closes the modal. Leave it off where the user could lose input. @default false */
  isDismissable?: boolean;
  /** The actions, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** The content, which scrolls where it doesn’t fit. */
  children: ReactNode;
}

const widths = { small: 400, medium: 560, large: 800 } satisfies Record<ModalSize, number>;

/**
 * A task that the user finishes before going on. The modal traps focus and restores it when it closes. To keep the page
 * in view, use Drawer. To ask for confirmation, use Confirm.
 */
export function Modal({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  width = 'medium',
  isDismissable = false,
  footer,
  ...content
}: ModalProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={styles.scrim}
    >
      <AriaModal className={styles.sheet} style={{ maxInlineSize: typeof width === 'number' ? width : widths[width] }}>
        <DialogFrame {...content} footer={footer} />
      </AriaModal>
    </ModalOverlay>
  );
}

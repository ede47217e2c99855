'use client';
import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame } from '../../internal/DialogFrame/DialogFrame.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import * as styles from './Modal.css.ts';

/** 400, 560 and 800 px. */
export type ModalSize = 'small' | 'medium' | 'large';

export interface ModalProps extends SharedProps<HTMLElement> {
  /** `alertdialog` asks before something is lost; Confirm is one. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Whether it is open; its owner keeps that. */
  isOpen: boolean;
  /** The user wants it closed, by the button, by Escape or, where that is allowed, by a press outside. */
  onClose: () => void;
  /** What it is about; names it for screen readers. */
  title: string;
  /** Widest, by name or in px; never wider than the window, and on phones always as wide. @default 'medium' */
  width?: ModalSize | number;
  /** A press outside closes it too. Leave out where the user could lose what they typed. */
  isDismissable?: boolean;
  /** The actions, the main one last. They stay while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

const widths = { small: 400, medium: 560, large: 800 } satisfies Record<ModalSize, number>;

/**
 * A task to finish before going on: the page behind waits, and the focus goes back to where it came from. For what
 * can be looked at beside the page use Drawer, for a question Confirm.
 */
export function Modal({ isOpen, onClose, width = 'medium', isDismissable = false, footer, ...content }: ModalProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onClose()}
      isDismissable={isDismissable}
      className={styles.scrim}
    >
      <AriaModal className={styles.sheet} style={{ maxInlineSize: typeof width === 'number' ? width : widths[width] }}>
        <DialogFrame {...content} footer={footer} onClose={onClose} />
      </AriaModal>
    </ModalOverlay>
  );
}

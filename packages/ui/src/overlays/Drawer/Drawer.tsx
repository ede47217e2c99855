'use client';
import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame } from '../../internal/DialogFrame/DialogFrame.tsx';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { DrawerWidth } from './Drawer.css.ts';
import * as styles from './Drawer.css.ts';

export type { DrawerWidth } from './Drawer.css.ts';

export interface DrawerProps extends SharedProps<HTMLElement>, OpenProps {
  /** The title, which is also the accessible name. */
  title: string;
  /** Maximum width: 480 or 800 px. On phones, the drawer fills the window. @default 'medium' */
  width?: DrawerWidth;
  /** Whether a press outside closes the drawer. Leave it off where the user could lose input. @default false */
  isDismissable?: boolean;
  /** The actions, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode;
  /** The content, which scrolls where it doesn’t fit. */
  children: ReactNode;
}

/**
 * A full-height panel at the inline end, for details of an item in the page or for a long form. For a short task, use
 * Modal.
 */
export function Drawer({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  width = 'medium',
  isDismissable = false,
  footer,
  ...content
}: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={styles.scrim}
    >
      <AriaModal className={styles.sheet({ width })}>
        <DialogFrame {...content} footer={footer} />
      </AriaModal>
    </ModalOverlay>
  );
}

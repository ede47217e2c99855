'use client';
import type { ReactNode } from 'react';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogFrame } from '../../internal/DialogFrame/DialogFrame.tsx';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { DrawerWidth } from './Drawer.css.ts';
import * as styles from './Drawer.css.ts';

export type { DrawerWidth } from './Drawer.css.ts';

export interface DrawerProps extends SharedProps<HTMLElement> {
  /** Whether it is open; its owner keeps that. */
  isOpen: boolean;
  /** The user wants it closed, by the button, by Escape or, where that is allowed, by a press outside. */
  onClose: () => void;
  /** What it is about; names it for screen readers. */
  title: string;
  /** Never wider than the window; a full sheet on phones. @default 'medium' */
  width?: DrawerWidth;
  /** A press outside closes it too. Leave out where the user could lose what they typed. */
  isDismissable?: boolean;
  /** The actions, the main one last. They stay while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/** More about something in the page, or a longer form, from the end side at full height. For a short task use Modal. */
export function Drawer({ isOpen, onClose, width = 'medium', isDismissable = false, footer, ...content }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onClose()}
      isDismissable={isDismissable}
      className={styles.scrim}
    >
      <AriaModal className={styles.sheet({ width })}>
        <DialogFrame {...content} footer={footer} onClose={onClose} />
      </AriaModal>
    </ModalOverlay>
  );
}

'use client';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './CommandPaletteProps.ts';
import { PaletteBody } from './PaletteBody.tsx';

export type { CommandPaletteGroup, CommandPaletteItem, CommandPaletteProps } from './CommandPaletteProps.ts';

/**
 * Goes anywhere by a few letters. It draws what it is given and searches nothing itself; load it with `React.lazy`
 * from `@fs/ui/CommandPalette` when it is first opened.
 */
export function CommandPalette({
  isOpen,
  onClose,
  label,
  placeholder,
  query,
  onQueryChange,
  groups,
  isLoading,
  empty,
  onSelect,
  ...shared
}: CommandPaletteProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(opens) => opens || onClose()} isDismissable className={styles.scrim}>
      <Modal className={styles.sheet}>
        <Dialog {...shared} aria-label={label} className={styles.dialog}>
          <PaletteBody {...{ label, placeholder, query, onQueryChange, groups, isLoading, empty, onSelect }} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

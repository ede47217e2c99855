'use client';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useControlledState } from 'react-stately/useControlledState';
import { rootProps } from '../../internal/rootProps.ts';
import * as styles from './CommandPalette.css.ts';
import type { CommandPaletteProps } from './CommandPaletteProps.ts';
import { PaletteBody } from './PaletteBody.tsx';

export type { CommandPaletteGroup, CommandPaletteItem, CommandPaletteProps } from './CommandPaletteProps.ts';

/**
 * Finds and opens anything by a few letters. The app does the search. Load the palette with `lazyOverlay`
 * from `@fs/ui/CommandPalette`.
 */
export function CommandPalette({
  isOpen: givenOpen,
  defaultOpen = false,
  onOpenChange,
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
  const [isOpen, setOpen] = useControlledState(givenOpen, defaultOpen, onOpenChange);

  function select(id: string) {
    setOpen(false);
    onSelect(id);
  }

  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable className={styles.scrim}>
      <Modal className={styles.sheet}>
        <Dialog aria-label={label} {...rootProps(shared, styles.dialog)}>
          <PaletteBody {...{ label, placeholder, query, onQueryChange, groups, isLoading, empty }} onSelect={select} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

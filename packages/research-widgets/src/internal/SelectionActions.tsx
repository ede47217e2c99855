'use client';
import { Button, currentRowKey, Menu, type MenuItemData, type TableSelection, useMessages, useShortcuts } from '@fs/ui';
import { useState } from 'react';
import { selectionActionsMessages } from './SelectionActions.messages.ts';

/** What users can do with the selected rows. */
export interface SelectionAction {
  id: string;
  /** The action, as a verb. */
  label: string;
  /** A key that does the same, or does it to the current row while none is selected. */
  keys?: string;
  /** What the user chooses from first, such as a list. */
  items?: readonly MenuItemData[];
  /**
   * `item` is the id of the chosen item. Undefined for a key that acts on the current row. Without a current row, the
   * selection is empty.
   */
  onPress: (selection: TableSelection, item?: string) => void;
}

interface SelectionActionsProps {
  actions: readonly SelectionAction[];
  /** Undefined while no row is selected, which hides the actions. */
  selection: TableSelection | undefined;
}

/** Buttons above the rows while some are selected, and the keys of these actions. */
export function SelectionActions({ actions, selection }: SelectionActionsProps) {
  const { table } = useMessages(selectionActionsMessages);
  const [openMenu, setOpenMenu] = useState<string>();
  useShortcuts(
    actions.flatMap((action) =>
      action.keys === undefined
        ? []
        : [{ keys: action.keys, label: action.label, group: table, onPress: () => press(action) }],
    ),
  );

  function press({ id, items, onPress }: SelectionAction) {
    if (selection && items) return setOpenMenu(id);
    const row = currentRowKey();
    onPress(selection ?? { kind: 'rows', ids: row === undefined ? [] : [row] });
  }

  if (!selection) return null;
  return actions.map(({ id, label, items, onPress }, index) =>
    items ? (
      <Menu
        key={id}
        isOpen={openMenu === id}
        onOpenChange={(isOpen) => setOpenMenu(isOpen ? id : undefined)}
        trigger={<Button tone={toneOf(index)}>{label}</Button>}
        items={items}
        onAction={(item) => onPress(selection, item)}
      />
    ) : (
      <Button key={id} tone={toneOf(index)} onPress={() => onPress(selection)}>
        {label}
      </Button>
    ),
  );
}

/** Only the first action is filled. */
function toneOf(index: number) {
  return index === 0 ? 'accent' : 'neutral';
}

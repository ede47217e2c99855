'use client';
import { Button, Menu, type MenuItemData, type TableSelection } from '@fs/ui';

/** What users can do with the selected rows. */
export interface SelectionAction {
  id: string;
  /** The action, as a verb. */
  label: string;
  /** What the user chooses from first, such as a list. */
  items?: readonly MenuItemData[];
  /** `item` is the id of the chosen item. */
  onPress: (selection: TableSelection, item?: string) => void;
}

interface SelectionActionsProps {
  actions: readonly SelectionAction[];
  /** Undefined while no row is selected, which hides the actions. */
  selection: TableSelection | undefined;
}

/** Buttons above the rows while some are selected. */
export function SelectionActions({ actions, selection }: SelectionActionsProps) {
  if (!selection) return null;
  return actions.map(({ id, label, items, onPress }, index) =>
    items ? (
      <Menu
        key={id}
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

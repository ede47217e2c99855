import type { ReactElement, ReactNode } from 'react';
import type { SharedProps } from '../../system/SharedProps.ts';
/** `critical` destroys something. */
export type MenuItemTone = 'neutral' | 'critical';

/** Its items are checked, not acted on: one of them, or any number. */
export type MenuSelectionMode = 'single' | 'multiple';

/** Where it stands to its trigger, in the user's direction. */
export type MenuPlacement = 'bottom start' | 'bottom end' | 'top start' | 'top end';

export interface MenuItem {
  /** Unique in its menu; what `onAction` is given. */
  id: string;
  /** The action, as a verb; its first letters lead to it. */
  label: string;
  /** What follows from it. */
  description?: string;
  /** An icon of 16 px in `currentColor`. */
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: MenuItemTone;
  /** Can be found but not chosen. */
  isDisabled?: boolean;
  /** Leads there. An address that is not http, https, mailto or a path leads nowhere. */
  href?: string;
  /** Leads out of the app: opens a new tab that knows nothing of this one. */
  isExternal?: boolean;
  /** Opens these beside it. One step deep: deeper ones are not found again. */
  submenu?: readonly (MenuItem | MenuGroup)[];
}

export interface MenuGroup {
  /** Names the group, unique in its menu. */
  title: string;
  items: readonly MenuItem[];
  /** `single` closes the menu with the choice, `multiple` leaves it open. */
  selectionMode?: MenuSelectionMode;
  /** Ids of the checked items; the owner keeps them. */
  selectedKeys?: readonly string[];
  /** The user checked others; given the ids of all that are checked, in the order of the items. */
  onSelectionChange?: (ids: string[]) => void;
}

export interface MenuProps extends SharedProps<HTMLDivElement> {
  /** The button that opens it: a Button or an IconButton. It names the menu. */
  trigger: ReactElement;
  /** Items, and groups of items. */
  items: readonly (MenuItem | MenuGroup)[];
  /** The user chose one; the menu is closed and the focus is back at its trigger. */
  onAction?: (id: string) => void;
  /** It turns over where there is no room. @default 'bottom start' */
  placement?: MenuPlacement;
  /** Whether it is open, when the owner keeps that. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, when it keeps that itself. */
  defaultOpen?: boolean | undefined;
  /** The user opened or closed it; Escape and a press outside close it too. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

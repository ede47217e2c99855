import type { ReactElement, ReactNode } from 'react';
import type { OpenProps } from '../../system/OpenProps.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import type { Placement } from '../../system/variants.ts';
/** `critical` marks a destructive action. */
export type MenuItemTone = 'neutral' | 'critical';

/** How many items of a group the user can check: one, or any number. */
export type MenuSelectionMode = 'single' | 'multiple';

/** An item as data. */
export interface MenuItemData {
  /** The argument of `onAction`. Unique in its menu. */
  id: string;
  /** The action, as a verb. Type-ahead matches its first letters. */
  label: string;
  /** A second line that explains the action. */
  description?: string;
  /** A 16 px icon in `currentColor`. */
  icon?: ReactNode;
  /** `critical` marks a destructive action. @default 'neutral' */
  tone?: MenuItemTone;
  /** The item is visible but can’t be focused or activated. @default false */
  isDisabled?: boolean;
  /** Makes the item a link. Only http, https, mailto, and paths work as addresses. */
  href?: string;
  /** Whether the link leads out of the app. It opens in a new tab without access to this one. @default false */
  isExternal?: boolean;
  /** Items of a submenu. Don’t nest submenus, because users lose track of them. */
  submenu?: readonly (MenuItemData | MenuGroup)[];
}

/** A group of items as data. */
export interface MenuGroup {
  /** The heading of the group. Unique in its menu. */
  title: string;
  items: readonly MenuItemData[];
  /** Makes the items checkable. `single` closes the menu after a choice, `multiple` leaves it open. */
  selectionMode?: MenuSelectionMode;
  /** Ids of the checked items (controlled). */
  selectedKeys?: readonly string[];
  /** Called with the ids of all checked items, in the order of the items. */
  onSelectionChange?: (ids: string[]) => void;
}

export interface MenuItemProps extends SharedProps<HTMLDivElement>, Omit<MenuItemData, 'submenu'> {
  /** Identifies the item in `onAction` and `selectedKeys`. Unique in its menu. */
  id: string;
  /** Called when the user activates the item, before the menu’s `onAction`. */
  onAction?: () => void;
  /** MenuItems of a submenu. Don’t nest submenus, because users lose track of them. */
  children?: ReactNode;
}

export interface MenuSectionProps extends SharedProps<HTMLElement>, Omit<MenuGroup, 'items'> {
  /** Called with the ids of all checked items. */
  onSelectionChange?: (ids: string[]) => void;
  /** MenuItems. */
  children: ReactNode;
}

export interface MenuProps extends SharedProps<HTMLDivElement>, OpenProps {
  /** The trigger: a Button or an IconButton. Its name is also the accessible name of the menu. */
  trigger: ReactElement;
  /** Items and groups of items as data. They come before those in `children`. */
  items?: readonly (MenuItemData | MenuGroup)[];
  /** MenuItems and MenuSections. */
  children?: ReactNode;
  /** Called with the item’s id after the menu has closed and focus is back on the trigger. */
  onAction?: (id: string) => void;
  /** The preferred position. The menu flips where it doesn’t fit. @default 'bottom start' */
  placement?: Placement;
}

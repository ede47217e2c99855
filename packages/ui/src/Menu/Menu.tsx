'use client';
import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { isSafeAddress } from '../Link/isSafeAddress.ts';
import type { SharedProps } from '../SharedProps.ts';
import * as styles from './Menu.css.ts';

/** `critical` destroys something. */
export type MenuItemTone = 'neutral' | 'critical';
/** Where it stands to its trigger, in the reader's direction. */
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
}

export interface MenuGroup {
  /** Names the group, unique in its menu. */
  title: string;
  items: readonly MenuItem[];
}

export interface MenuProps extends SharedProps<HTMLDivElement> {
  /** The button that opens it: a Button or an IconButton. It names the menu. */
  trigger: ReactElement;
  /** Items, and groups of items. */
  items: readonly (MenuItem | MenuGroup)[];
  /** The reader chose one; the menu is closed and the focus is back at its trigger. */
  onAction?: (id: string) => void;
  /** It turns over where there is no room. @default 'bottom start' */
  placement?: MenuPlacement;
}

/** Actions that need no room of their own. To choose a value, use Select. */
export function Menu({ trigger, items, onAction, placement = 'bottom start', ...shared }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={placement} offset={4} className={styles.popover}>
        <AriaMenu {...shared} onAction={(key) => onAction?.(String(key))} className={styles.menu}>
          {items.map((entry) =>
            'items' in entry ? (
              <MenuSection key={entry.title} className={styles.section}>
                <Header className={styles.sectionTitle}>{entry.title}</Header>
                {entry.items.map(drawItem)}
              </MenuSection>
            ) : (
              drawItem(entry)
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** Not a component of its own: React Aria looks for its items among the menu's children. */
function drawItem({ id, label, description, icon, tone = 'neutral', isDisabled, href }: MenuItem) {
  return (
    <AriaMenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      href={href !== undefined && isSafeAddress(href) ? href : undefined}
      className={styles.item({ tone })}
    >
      {icon}
      <span className={styles.words}>
        <span>{label}</span> {description && <span className={styles.description}>{description}</span>}
      </span>
    </AriaMenuItem>
  );
}

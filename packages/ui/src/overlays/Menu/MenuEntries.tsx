'use client';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemRenderProps,
  MenuSection,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { CheckIcon } from '../../internal/icons/CheckIcon.tsx';
import { ChevronEndIcon } from '../../internal/icons/ChevronEndIcon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { isSafeAddress } from '../../navigation/Link/isSafeAddress.ts';
import { linkMessages } from '../../navigation/Link/Link.messages.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import * as styles from './Menu.css.ts';
import type { MenuGroup, MenuItem } from './MenuProps.ts';

type OnAction = (id: string) => void;

/** A function, not a component, like all in this file: React Aria requires the items as direct children of the menu. */
export function drawEntries(entries: readonly (MenuItem | MenuGroup)[], onAction: OnAction) {
  return entries.map((entry) => ('items' in entry ? drawGroup(entry, onAction) : drawItem(entry, onAction)));
}

/** Returns whether the item belongs to a choice. React Aria calls `onAction` for such items too. */
export function isChecked(entries: readonly (MenuItem | MenuGroup)[], id: string): boolean {
  return entries.some((entry) => {
    if (!('items' in entry)) return isChecked(entry.submenu ?? [], id);
    const isOwn = entry.selectionMode !== undefined && entry.items.some((item) => item.id === id);
    return isOwn || isChecked(entry.items, id);
  });
}

function drawGroup({ title, items, selectionMode, selectedKeys, onSelectionChange }: MenuGroup, onAction: OnAction) {
  const choice = selectionMode && {
    selectionMode,
    selectedKeys,
    // In a single choice, one item is always selected.
    disallowEmptySelection: selectionMode === 'single',
    onSelectionChange: (keys: 'all' | Set<string | number>) =>
      onSelectionChange?.(items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id))),
  };
  return (
    <MenuSection key={title} {...choice} className={styles.section}>
      <Header className={styles.sectionTitle}>{title}</Header>
      {items.map((item) => drawItem(item, onAction))}
    </MenuSection>
  );
}

function drawItem(item: MenuItem, onAction: OnAction) {
  const { id, label, tone = 'neutral', isDisabled, href, isExternal, submenu } = item;
  const drawn = (
    <AriaMenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      href={href !== undefined && isSafeAddress(href) ? href : undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      className={styles.item({ tone })}
    >
      {(state) => <ItemContent item={item} state={state} />}
    </AriaMenuItem>
  );
  if (!submenu) return drawn;
  return (
    <SubmenuTrigger key={id}>
      {drawn}
      <Popover offset={-4} className={`${styles.popover} ${styles.submenu}`}>
        <AriaMenu onAction={(key) => onAction(String(key))} className={styles.menu}>
          {drawEntries(submenu, onAction)}
        </AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}

function ItemContent({ item, state }: { item: MenuItem; state: MenuItemRenderProps }) {
  const messages = useTexts(linkMessages);
  const { label, description, icon, isExternal } = item;
  return (
    <>
      {state.selectionMode !== 'none' && <span className={styles.check}>{state.isSelected && <CheckIcon />}</span>}
      {icon}
      <span className={styles.words}>
        <span>
          {label}
          {isExternal && <VisuallyHidden>{messages.newTab}</VisuallyHidden>}
        </span>{' '}
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {state.hasSubmenu && (
        <span className={styles.onward}>
          <ChevronEndIcon />
        </span>
      )}
    </>
  );
}

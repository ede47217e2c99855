'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  type MenuItemRenderProps,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { CheckIcon } from '../../internal/icons/CheckIcon.tsx';
import { ChevronEndIcon } from '../../internal/icons/ChevronEndIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { isSafeAddress } from '../../navigation/Link/isSafeAddress.ts';
import { linkMessages } from '../../navigation/Link/Link.messages.ts';
import { useTexts } from '../../system/messages/useTexts.ts';
import * as styles from './Menu.css.ts';
import { MenuContext } from './MenuContext.ts';
import type { MenuGroup, MenuItemData, MenuItemProps, MenuSectionProps } from './MenuProps.ts';

/** Whether an item belongs to a choice. It is then checked, which is no action of the menu. */
const ChoiceContext = createContext(false);

/** Renders items and groups that are data. */
export function renderEntries(entries: readonly (MenuItemData | MenuGroup)[] = []): ReactNode {
  return entries.map((entry) => {
    if (!('items' in entry)) return renderItem(entry);
    const { items, onSelectionChange } = entry;
    const ids = items.map(({ id }) => id);
    return (
      <Section
        key={entry.title}
        {...entry}
        onSelectionChange={(checked) => onSelectionChange?.(ids.filter((id) => checked.includes(id)))}
      >
        {items.map(renderItem)}
      </Section>
    );
  });
}

function renderItem({ submenu, ...item }: MenuItemData) {
  return (
    <Item key={item.id} {...item}>
      {submenu && renderEntries(submenu)}
    </Item>
  );
}

export function Section({
  title,
  selectionMode,
  selectedKeys,
  onSelectionChange,
  children,
  ...shared
}: MenuSectionProps) {
  const choice = selectionMode && {
    selectionMode,
    selectedKeys,
    // In a single choice, one item is always selected.
    disallowEmptySelection: selectionMode === 'single',
    // Menus have no key that checks all items.
    onSelectionChange: (keys: 'all' | Set<string | number>) => onSelectionChange?.(Array.from(keys, String)),
  };
  return (
    <AriaMenuSection {...rootProps(shared, styles.section)} {...choice}>
      <Header className={styles.sectionTitle}>{title}</Header>
      <ChoiceContext value={selectionMode !== undefined}>{children}</ChoiceContext>
    </AriaMenuSection>
  );
}

export function Item({ children, onAction, ...item }: MenuItemProps) {
  const menu = useContext(MenuContext);
  const isChoice = useContext(ChoiceContext);
  const { id, label, description, icon, tone = 'neutral', isDisabled, href, isExternal, ...shared } = item;
  const act = () => {
    onAction?.();
    if (!isChoice) menu?.onAction(id);
  };
  const content = (
    <AriaMenuItem
      {...rootProps(shared, styles.item({ tone }))}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      onAction={act}
      href={href !== undefined && isSafeAddress(href) ? href : undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {(state) => <ItemContent item={item} state={state} />}
    </AriaMenuItem>
  );
  if (!children) return content;
  return (
    <SubmenuTrigger>
      {content}
      <Popover offset={-4} className={`${styles.popover} ${styles.submenu}`}>
        <AriaMenu className={styles.menu}>{children}</AriaMenu>
      </Popover>
    </SubmenuTrigger>
  );
}

interface ItemContentProps {
  item: Pick<MenuItemProps, 'label' | 'description' | 'icon' | 'isExternal'>;
  state: MenuItemRenderProps;
}

function ItemContent({ item, state }: ItemContentProps) {
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

'use client';
import { cloneElement, type ReactNode, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { MoreIcon } from '../../internal/icons/MoreIcon.tsx';
import { rootProps } from '../../internal/rootProps.ts';
import { Menu, type MenuGroup } from '../../overlays/Menu/Menu.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toolbar.css.ts';
import { toolbarMessages } from './Toolbar.messages.ts';
import { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.tsx';
import { ToolbarGroup } from './ToolbarGroup.tsx';
import { type ToolbarPart, toolbarParts } from './toolbarParts.ts';
import { useVisibleItemCount } from './useVisibleItemCount.ts';

export { ToolbarButton, type ToolbarButtonProps } from './ToolbarButton.tsx';
export { ToolbarGroup, type ToolbarGroupProps } from './ToolbarGroup.tsx';

/** The props of a ToolbarButton as data. */
export type ToolbarItem = Pick<ToolbarButtonProps, 'id' | 'label' | 'icon' | 'isSelected' | 'isDisabled' | 'shortcut'>;

export interface ToolbarGroupData {
  /** Names the group and must be unique in its toolbar. Visible only as a heading in the overflow menu. */
  label: string;
  items: readonly ToolbarItem[];
}

export interface ToolbarProps extends SharedProps<HTMLDivElement> {
  /** The accessible name: what the tools work on. Not visible. */
  label: string;
  /** The groups as data, in order. They come before the groups in `children`. */
  groups?: readonly ToolbarGroupData[];
  /** ToolbarGroups with ToolbarButtons, without other components around them. */
  children?: ReactNode;
  /** Called with the item’s id when the user activates it in the line or in the menu. */
  onAction?: (id: string) => void;
}

/** Px reserved for the menu button and the gap before it, at their widest. */
const menuSpace = 64;

/**
 * Tools in one line that is a single tab stop: the arrow keys move along the line. Items that don’t fit move into a
 * menu at the end.
 * @example
 * ```tsx
 * <Toolbar label="Ship">
 *   <ToolbarGroup label="Edit">
 *     <ToolbarButton id="rename" label="Rename" onPress={rename} />
 *   </ToolbarGroup>
 * </Toolbar>
 * ```
 */
export function Toolbar({ label, groups = [], children, onAction, ref, ...shared }: ToolbarProps) {
  const messages = useTexts(toolbarMessages);
  const line = useRef<HTMLDivElement>(null);
  const parts = toolbarParts([groups.map(toGroup), children]);
  const items = parts.flatMap(({ buttons }) => buttons.map(({ props }) => props));
  const { shown, hiddenWidth } = useVisibleItemCount(line, {
    attribute: 'data-toolbar-item',
    count: items.length,
    itemsKey: JSON.stringify(
      parts.map(({ buttons }) => buttons.map(({ props: { id, label, icon } }) => [id, icon ? '' : label])),
    ),
    reserve: menuSpace,
  });
  const isShown = (id: string) => items.findIndex((item) => item.id === id) < shown;
  const act = (id: string) => {
    items.find((item) => item.id === id)?.onPress?.();
    onAction?.(id);
  };
  const rest = parts.flatMap((part) => menuGroup(part, isShown, act));
  return (
    <AriaToolbar aria-label={label} {...rootProps(shared, styles.toolbar)} ref={ref ? mergeRefs(line, ref) : line}>
      {parts.map(({ group, buttons }) => {
        const visible = buttons.filter(({ props }) => isShown(props.id));
        if (visible.length === 0) return null;
        const active = visible.map((button) => cloneElement(button, { onPress: () => act(button.props.id) }));
        return cloneElement(group, { key: group.props.label }, active);
      })}
      {rest.length > 0 && (
        <Menu
          trigger={
            <IconButton label={messages.more} size="small">
              <MoreIcon />
            </IconButton>
          }
          items={rest}
          placement="bottom end"
          onAction={act}
        />
      )}
      {hiddenWidth > 0 && (
        <span aria-hidden="true" style={{ inlineSize: hiddenWidth }} className={styles.hiddenSpace} />
      )}
    </AriaToolbar>
  );
}

function toGroup({ label, items }: ToolbarGroupData) {
  return (
    <ToolbarGroup key={label} label={label}>
      {items.map((item) => (
        <ToolbarButton key={item.id} {...item} />
      ))}
    </ToolbarGroup>
  );
}

/** Builds the menu group for the items that don’t fit. In a group of toggles, they are checkable in the menu too. */
function menuGroup({ group, buttons }: ToolbarPart, isShown: (id: string) => boolean, act: (id: string) => void) {
  const left = buttons.map(({ props }) => props).filter(({ id }) => !isShown(id));
  if (left.length === 0) return [];
  const selectedKeys = left.filter(({ isSelected }) => isSelected).map(({ id }) => id);
  const change = (ids: string[]) => {
    const changed = left.find(({ id }) => ids.includes(id) !== selectedKeys.includes(id));
    if (changed) act(changed.id);
  };
  const isChoice = left.every(({ isSelected }) => isSelected !== undefined);
  const menu: MenuGroup = {
    title: group.props.label,
    items: left.map(({ id, label, icon, isDisabled }) => ({ id, label, icon, isDisabled })),
    ...(isChoice && { selectionMode: 'multiple', selectedKeys, onSelectionChange: change }),
  };
  return [menu];
}

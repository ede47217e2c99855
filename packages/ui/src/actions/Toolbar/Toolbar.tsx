'use client';
import { useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Group } from 'react-aria-components/Group';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { MoreIcon } from '../../internal/icons/MoreIcon.tsx';
import { Menu, type MenuGroup } from '../../overlays/Menu/Menu.tsx';
import { useTexts } from '../../system/messages/useTexts.ts';
import type { SharedProps } from '../../system/SharedProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Toolbar.css.ts';
import { toolbarMessages } from './Toolbar.messages.ts';
import { ToolbarButton, type ToolbarItem } from './ToolbarButton.tsx';
import { useVisibleItemCount } from './useVisibleItemCount.ts';

export type { ToolbarItem } from './ToolbarButton.tsx';

export interface ToolbarGroup {
  /** Names the group, unique in its toolbar; heard, and seen where the group finds no room. */
  label: string;
  items: readonly ToolbarItem[];
}

export interface ToolbarProps extends SharedProps<HTMLDivElement> {
  /** What the tools work on; heard, not seen. */
  label: string;
  groups: readonly ToolbarGroup[];
  /** The user pressed one, in the line or in the menu. */
  onAction: (id: string) => void;
}

/** Px that the button of the menu and the space before it take, at their widest. */
const moreRoom = 64;

/**
 * Tools in one line and with one stop for Tab: the arrows go along it. What finds no room goes into a menu at its end.
 */
export function Toolbar({ label, groups, onAction, ref, ...shared }: ToolbarProps) {
  const messages = useTexts(toolbarMessages);
  const line = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const { shown, hiddenWidth } = useVisibleItemCount(line, {
    attribute: 'data-toolbar-item',
    count: items.length,
    itemsKey: JSON.stringify(groups.map((group) => group.items.map(({ id, label, icon }) => [id, icon ? '' : label]))),
    reserve: moreRoom,
  });
  const isShown = ({ id }: ToolbarItem) => items.findIndex((item) => item.id === id) < shown;
  const rest = groups.flatMap((group) => menuGroup(group, (item) => !isShown(item), onAction));
  return (
    <AriaToolbar {...shared} ref={ref ? mergeRefs(line, ref) : line} aria-label={label} className={styles.toolbar}>
      {groups.map((group) => {
        const seen = group.items.filter(isShown);
        if (seen.length === 0) return null;
        return (
          <Group key={group.label} aria-label={group.label} className={styles.group}>
            {seen.map((item) => (
              <ToolbarButton key={item.id} item={item} onAction={onAction} />
            ))}
          </Group>
        );
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
          onAction={onAction}
        />
      )}
      {hiddenWidth > 0 && <span aria-hidden="true" style={{ inlineSize: hiddenWidth }} className={styles.hiddenRoom} />}
    </AriaToolbar>
  );
}

/** The tools of a group that found no room; in a group of things that are on or off, they are checked in the menu too. */
function menuGroup(
  { label: title, items }: ToolbarGroup,
  isLeft: (item: ToolbarItem) => boolean,
  onAction: (id: string) => void,
): MenuGroup[] {
  const left = items.filter(isLeft);
  if (left.length === 0) return [];
  const selectedKeys = left.filter(({ isSelected }) => isSelected).map(({ id }) => id);
  const change = (ids: string[]) => {
    const changed = left.find(({ id }) => ids.includes(id) !== selectedKeys.includes(id));
    if (changed) onAction(changed.id);
  };
  const isChoice = left.every(({ isSelected }) => isSelected !== undefined);
  return [
    {
      title,
      items: left.map(({ id, label, icon, isDisabled }) => ({ id, label, icon, isDisabled })),
      ...(isChoice && { selectionMode: 'multiple', selectedKeys, onSelectionChange: change }),
    },
  ];
}

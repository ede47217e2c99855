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
  /** Names the group and must be unique in its toolbar. Visible only as a heading in the overflow menu. */
  label: string;
  items: readonly ToolbarItem[];
}

export interface ToolbarProps extends SharedProps<HTMLDivElement> {
  /** The accessible name: what the tools work on. Not visible. */
  label: string;
  /** The groups in order. A line separates them. */
  groups: readonly ToolbarGroup[];
  /** Called with the item’s id when the user activates it in the line or in the menu. */
  onAction: (id: string) => void;
}

/** The widest that the menu button and the gap before it get, in px. */
const moreRoom = 64;

/**
 * Tools in one line that is a single tab stop: the arrow keys move along the line. Items that don’t fit move into a
 * menu at the end.
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

/** Builds the menu group for the items that don’t fit. In a group of toggles, they are checkable in the menu too. */
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

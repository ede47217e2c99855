'use client';
import { useCallback, useMemo } from 'react';
import * as lists from '../../internal/options/options.css.ts';
import { type ActiveRow, useVirtualRows } from '../../internal/options/useVirtualRows.ts';
import { useFormats } from '../../system/formats/useFormats.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './CommandPalette.css.ts';
import { commandPaletteMessages } from './CommandPalette.messages.ts';
import type { CommandPaletteGroup, CommandPaletteItem } from './CommandPaletteProps.ts';
import { PaletteItem } from './PaletteItem.tsx';

interface PaletteResultsProps {
  id: string;
  /** Groups without items are left out. */
  groups: readonly CommandPaletteGroup[];
  /** The item that Enter opens, by its place among all items. */
  active: ActiveRow;
  onActiveChange: (id: string) => void;
  onSelect: (id: string) => void;
}

/** A row of the list: an item, or the title of a group. */
interface Row {
  readonly group: CommandPaletteGroup;
  readonly item?: CommandPaletteItem;
  /** The item's place among all items, counted from 1. */
  readonly position: number;
}

/** Pixels around the rows. */
const padding = 8;

/** The element of an item, for `aria-activedescendant`: an id with a space in it would be read as two. */
export function itemElementId(listId: string, id: string): string {
  return `${listId}-${encodeURIComponent(id)}`;
}

/** The list below the input, which keeps the focus and points into the list. Only visible rows are rendered. */
export function PaletteResults({ id, groups, active, onActiveChange, onSelect }: PaletteResultsProps) {
  const messages = useMessages(commandPaletteMessages);
  const { number } = useFormats();
  const lines = useMemo(() => toRows(groups), [groups]);
  const count = lines.length - groups.length;
  const activePosition = active.index + 1;
  const activeLine = useMemo(
    () => ({ index: lines.findIndex(({ item, position }) => item && position === activePosition), by: active.by }),
    [lines, activePosition, active],
  );
  const keyOf = useCallback((index: number) => lines[index]?.item?.id ?? `title ${lines[index]?.group.label}`, [lines]);
  const { scroller, blockSize, visible } = useVirtualRows({ count: lines.length, active: activeLine, padding, keyOf });

  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={messages.results}
      className={styles.results}
      // A press on an item, or on the scrollbar, leaves the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" className={lists.rows} style={{ blockSize }}>
        {groups.map((group) => {
          const own = visible.filter(({ index }) => lines[index]?.group === group);
          const groupCount = group.count === undefined ? '' : number(group.count);
          return (
            own.length > 0 && (
              // biome-ignore lint/a11y/useSemanticElements: groups of options are no fieldset
              <div key={group.label} role="group" aria-label={`${group.label} ${groupCount}`.trim()}>
                {own.map(({ index, row }) => {
                  const { item, position = 0 } = lines[index] ?? {};
                  return item ? (
                    <PaletteItem
                      {...item}
                      key={item.id}
                      elementId={itemElementId(id, item.id)}
                      row={row}
                      position={position}
                      count={count}
                      isActive={position === activePosition}
                      onActive={() => onActiveChange(item.id)}
                      onSelect={() => onSelect(item.id)}
                    />
                  ) : (
                    <div
                      {...row}
                      key="title"
                      aria-hidden="true"
                      data-first={index === 0 || undefined}
                      className={`${styles.groupTitle} ${lists.row}`}
                    >
                      <span>{group.label}</span>
                      {groupCount !== '' && <span className={styles.count}>{groupCount}</span>}
                    </div>
                  );
                })}
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function toRows(groups: readonly CommandPaletteGroup[]): Row[] {
  let position = 0;
  return groups.flatMap((group): Row[] => [
    { group, position },
    ...group.items.map((item) => {
      position += 1;
      return { group, item, position };
    }),
  ]);
}

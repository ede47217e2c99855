'use client';
import { type ReactNode, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../../actions/Button/Button.tsx';
import { FieldGroup } from '../../internal/FieldFrame/FieldGroup.tsx';
import type { FieldProps } from '../../internal/FieldFrame/FieldProps.ts';
import { useFieldState } from '../../internal/FieldFrame/useFieldState.ts';
import { useFormReset } from '../../internal/FieldFrame/useFormReset.ts';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import * as styles from './DynamicList.css.ts';
import { dynamicListMessages } from './DynamicList.messages.ts';
import { DynamicListRow } from './DynamicListRow.tsx';
import { moved, shiftOf } from './dragOrder.ts';
import { useDragOrder } from './useDragOrder.ts';
import { useRowFocus } from './useRowFocus.ts';

export interface DynamicListItem {
  /** Unique in its list, and stable when the item changes. */
  id: string;
}

export interface DynamicListSlot<Item> {
  item: Item;
  /** Its index, from 0. */
  index: number;
  /** Called when the user changes the item. */
  onChange: (item: Item) => void;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
}

export interface DynamicListProps<Item extends DynamicListItem> extends FieldProps<HTMLButtonElement> {
  /** The items in their order (controlled). */
  value?: readonly Item[];
  /** The items at first (uncontrolled). */
  defaultValue?: readonly Item[];
  /** Called when the user adds, removes, moves or changes an item. If `value` is set, update it synchronously. */
  onChange?: (value: readonly Item[]) => void;
  /** Creates a new item. Without it, the items are fixed: the user arranges them, but adds and removes none. */
  createItem?: () => Item;
  /** The fields of one item. */
  renderItem: (slot: DynamicListSlot<Item>) => ReactNode;
  /** Name of one item: "Link" for "Link 1". */
  itemLabel: string;
  /** Names an item by its content. Empty text for an empty item. Default: its number. */
  nameOf?: (item: Item) => string;
  /** Label of the button that adds an item: "Add link". */
  addLabel?: string;
  /** Minimum number of items. @default 0 */
  minItems?: number;
  /** Maximum number of items. Default: any number. */
  maxItems?: number;
  /** The order has no meaning and cannot be changed. */
  isUnordered?: boolean;
}

/** An ordered list of groups of fields that the user edits. For plain text, use TagField. */
export function DynamicList<Item extends DynamicListItem>({
  label,
  isLabelHidden,
  description,
  createItem,
  renderItem,
  itemLabel,
  nameOf,
  addLabel,
  minItems = 0,
  maxItems = Number.POSITIVE_INFINITY,
  isUnordered = false,
  ...props
}: DynamicListProps<Item>) {
  const messages = useMessages(dynamicListMessages);
  const { error, controlRef, field } = useFieldState<HTMLButtonElement, typeof props>(props);
  const { value, defaultValue = [], onChange: change, ...group } = field;
  const { isDisabled = false, isReadOnly = false } = group;
  const [items, onChange] = useControlledState<readonly Item[]>(value, defaultValue, change);
  const whole = useRef<HTMLDivElement>(null);
  useFormReset(whole, items, onChange, group.form);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusNext = useRowFocus(list, addButton);
  const { drag, dragOf } = useDragOrder(list, move);
  const [announcement, setAnnouncement] = useState('');
  const [movedItem, setMovedItem] = useState<{ id: string; name: string }>();
  const count = items.length;

  function nameAt(index: number) {
    const item = items[index];
    return (item && nameOf?.(item)) || messages.item({ label: itemLabel, place: index + 1 });
  }

  function announce(text: string) {
    setAnnouncement(text);
    setMovedItem(undefined);
  }

  /** Where the item is that was moved last. The owner may put it back, as when its new place could not be saved. */
  function movedText({ id, name }: { id: string; name: string }) {
    const index = items.findIndex((item) => item.id === id);
    return index < 0 ? '' : messages.moved({ name, place: index + 1, count });
  }

  function add(create: () => Item) {
    const item = create();
    focusNext(item.id, 'fields');
    announce(messages.added({ name: messages.item({ label: itemLabel, place: count + 1 }) }));
    onChange([...items, item]);
  }

  function remove(index: number) {
    focusNext((items[index + 1] ?? items[index - 1])?.id, 'remove');
    announce(messages.removed({ name: nameAt(index), count: count - 1 }));
    onChange(items.toSpliced(index, 1));
  }

  function move(from: number, to: number) {
    const item = items[from];
    if (item) setMovedItem({ id: item.id, name: nameAt(from) });
    onChange(moved(items, from, to));
  }

  function moveBy(by: 1 | -1, index: number) {
    focusNext(items[index]?.id, by < 0 ? 'up' : 'down');
    move(index, index + by);
  }

  const limits = [
    description,
    minItems > 0 && messages.least({ count: minItems }),
    Number.isFinite(maxItems) && messages.most({ count: maxItems }),
  ].filter(Boolean);

  return (
    <FieldGroup
      {...group}
      hasValue={count > 0}
      label={label}
      isLabelHidden={isLabelHidden}
      description={limits.length > 0 ? limits.join(' ') : undefined}
      error={error}
    >
      <div ref={whole} className={styles.whole}>
        {count > 0 && (
          // Safari does not expose a list without markers as a list.
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <ol role="list" ref={list} data-dragging={drag ? '' : undefined} className={styles.list}>
            {items.map((item, index) => (
              <DynamicListRow
                key={item.id}
                id={item.id}
                name={nameAt(index)}
                shift={drag ? shiftOf(index, drag) : 0}
                isHeld={drag?.from === index}
                tools={
                  isReadOnly
                    ? undefined
                    : {
                        drag: dragOf(index),
                        isReorderable: !isUnordered && count > 1,
                        isDisabled,
                        isFirst: index === 0,
                        isLast: index === count - 1,
                        canRemove: count > minItems,
                        onMove: (by) => moveBy(by, index),
                        onRemove: createItem && (() => remove(index)),
                      }
                }
              >
                {renderItem({
                  item,
                  index,
                  onChange: (next) => onChange(items.with(index, next)),
                  isDisabled,
                  isReadOnly,
                })}
              </DynamicListRow>
            ))}
          </ol>
        )}
        {!isReadOnly && createItem && (
          <Button
            ref={mergeRefs(addButton, controlRef)}
            isDisabled={isDisabled || count >= maxItems}
            onPress={() => add(createItem)}
          >
            {addLabel ?? messages.add}
          </Button>
        )}
      </div>
      <span role="status" className={hidden}>
        {movedItem ? movedText(movedItem) : announcement}
      </span>
    </FieldGroup>
  );
}

'use client';
import { type KeyboardEventHandler, useCallback, useEffect } from 'react';
import type { Option } from './Option.ts';
import { OptionLabel } from './OptionLabel.tsx';
import * as styles from './options.css.ts';
import { type ActiveRow, useVirtualRows } from './useVirtualRows.ts';

interface OptionListProps<Id extends string> {
  id: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  /** Several options can be selected. */
  isMultiple?: boolean;
  options: readonly Option<Id>[];
  isSelected: (id: Id) => boolean;
  active: ActiveRow;
  onActiveChange: (active: ActiveRow) => void;
  /** The user pressed an option that is not disabled. */
  onSelect: (option: Option<Id>) => void;
  /** Makes the active option take the focus and the keys, where no input keeps them. */
  onKeyDown?: KeyboardEventHandler;
}

/** Pixels around the rows. */
const padding = 4;

/** The element of an option, for `aria-activedescendant`. */
export function optionElementId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox of all fields with options, of any length: only the rows in view are in the page. */
export function OptionList<Id extends string>({
  id,
  isMultiple,
  options,
  isSelected,
  active,
  onActiveChange,
  onSelect,
  onKeyDown,
  ...label
}: OptionListProps<Id>) {
  const keyOf = useCallback((index: number) => options[index]?.id ?? '', [options]);
  const { scroller, blockSize, visible } = useVirtualRows({ count: options.length, active, padding, keyOf });
  const takesFocus = onKeyDown !== undefined;
  const isActiveRendered = visible.some(({ index }) => index === active.index);

  // Not sooner: a popover around the field knows by then that the list is its own, and does not close.
  useEffect(() => {
    if (!(takesFocus && isActiveRendered)) return;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active.index}"]`)?.focus({ preventScroll: true });
  }, [takesFocus, isActiveRendered, active, scroller]);

  function select(option: Option<Id>) {
    if (!option.isDisabled) onSelect(option);
  }

  return (
    <div
      {...label}
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-multiselectable={isMultiple}
      className={styles.list}
      onKeyDown={onKeyDown}
      // A press on an option, or on the scrollbar, leaves the focus in the input.
      onMouseDown={(event) => takesFocus || event.preventDefault()}
    >
      <div role="presentation" className={styles.rows} style={{ blockSize }}>
        {visible.map(({ index, row }) => {
          const option = options[index];
          if (!option) return null;
          const isActive = index === active.index;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list or the input takes the keys
            <div
              {...row}
              key={option.id}
              id={optionElementId(id, index)}
              role="option"
              tabIndex={takesFocus && isActive ? 0 : -1}
              aria-selected={isSelected(option.id)}
              aria-disabled={option.isDisabled}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-selected={isSelected(option.id) || undefined}
              data-disabled={option.isDisabled || undefined}
              data-active={isActive || undefined}
              className={`${styles.option} ${styles.row}`}
              onPointerMove={() => isActive || option.isDisabled || onActiveChange({ index, by: 'pointer' })}
              // A mouse may be pressed on a Select's button, dragged to an option and released there.
              onPointerUp={({ pointerType }) => takesFocus && pointerType === 'mouse' && select(option)}
              onClick={() => select(option)}
            >
              <OptionLabel option={option} isSelected={isSelected(option.id)} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

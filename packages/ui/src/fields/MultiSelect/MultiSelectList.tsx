'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { Option } from '../../internal/options/Option.ts';
import { OptionLabel } from '../../internal/options/OptionLabel.tsx';
import * as styles from '../../internal/options/options.css.ts';
import * as own from './MultiSelect.css.ts';

/** Where the user is in the list; a list scrolls after the keyboard, never under the pointer. */
export interface ActiveOption {
  readonly index: number;
  readonly by: 'keyboard' | 'pointer';
}

interface MultiSelectListProps {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: ReadonlySet<string>;
  active: ActiveOption;
  onActiveChange: (active: ActiveOption) => void;
  onToggle: (option: Option) => void;
}

/** Pixels that a row of one line takes, until it is measured. */
const usualRow = 36;

/** The element of an option, for `aria-activedescendant`. */
export function optionElementId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The list below the field. Only the rows in view are drawn, and the one that the user is on. */
export function MultiSelectList({
  id,
  label,
  options,
  chosen,
  active,
  onActiveChange,
  onToggle,
}: MultiSelectListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualRow,
    overscan: 4,
    useFlushSync: false,
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), active.index),
  });
  useEffect(() => {
    if (active.by === 'keyboard' && active.index >= 0) rows.scrollToIndex(active.index);
  }, [active, rows]);

  return (
    <div
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable="true"
      className={`${styles.list} ${own.list}`}
      // Pressing an option, or the scrollbar, leaves the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="presentation" className={own.rows} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const option = options[index];
          if (!option) return null;
          const isSelected = chosen.has(option.id);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: the input points at it by aria-activedescendant
            <div
              key={option.id}
              ref={rows.measureElement}
              data-index={index}
              id={optionElementId(id, index)}
              role="option"
              aria-selected={isSelected}
              aria-disabled={option.isDisabled}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-selected={isSelected || undefined}
              data-disabled={option.isDisabled || undefined}
              data-active={index === active.index || undefined}
              className={`${styles.option} ${own.row}`}
              style={{ translate: `0 ${start}px` }}
              onPointerMove={() =>
                index !== active.index && !option.isDisabled && onActiveChange({ index, by: 'pointer' })
              }
              onClick={() => onToggle(option)}
            >
              <OptionLabel option={option} isSelected={isSelected} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((one, other) => one - other);
}

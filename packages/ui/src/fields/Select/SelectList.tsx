'use client';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { nextListIndex } from '../../internal/options/nextListIndex.ts';
import type { Option } from '../../internal/options/Option.ts';
import { OptionLabel } from '../../internal/options/OptionLabel.tsx';
import { OptionRows } from '../../internal/options/OptionRows.tsx';
import * as lists from '../../internal/options/options.css.ts';
import { useTypeAhead } from '../../internal/options/useTypeAhead.ts';
import { nextEnabled } from './nextEnabled.ts';
import * as styles from './Select.css.ts';

interface SelectListProps {
  id: string;
  labelledBy: string | undefined;
  options: readonly Option[];
  value: string | null;
  /** Where the focus goes first. */
  firstIndex: number;
  onChoose: (option: Option) => void;
}

/** The list below the button. The focus is on the option that the user is on. */
export function SelectList({ id, labelledBy, options, value, firstIndex, onChoose }: SelectListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ index: firstIndex, isScrolledTo: true });
  const typeAhead = useTypeAhead(options);

  // Not sooner: a popover around the field knows by then that the list is its own, and does not close.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${active.index}"]`);
    if (!(list.current && row)) return;
    row.focus({ preventScroll: true });
    if (active.isScrolledTo) scrollTo(list.current, row);
  }, [active]);

  function choose(option: Option) {
    if (!option.isDisabled) onChoose(option);
  }

  /** @returns whether the key did something here. */
  function press(key: string): boolean {
    const found = typeAhead(key, active.index);
    const option = options[active.index];
    if (found === undefined && (key === 'Enter' || key === ' ')) {
      if (option) choose(option);
      return true;
    }
    const aim = nextListIndex(key, { index: active.index, count: options.length, hasText: false });
    const index = found ?? (aim === undefined ? undefined : nextEnabled(options, aim, active.index));
    if (index !== undefined) setActive({ index, isScrolledTo: true });
    return index !== undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (press(event.key)) event.preventDefault();
  }

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={`${lists.list} ${styles.list}`}
      onKeyDown={onKeyDown}
    >
      <OptionRows options={options} activeIndex={active.index}>
        {(option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
          <div
            key={option.id}
            data-index={index}
            role="option"
            tabIndex={index === active.index ? 0 : -1}
            aria-selected={option.id === value}
            aria-disabled={option.isDisabled}
            aria-setsize={options.length}
            aria-posinset={index + 1}
            data-selected={option.id === value || undefined}
            data-disabled={option.isDisabled || undefined}
            data-active={index === active.index || undefined}
            className={lists.option}
            onPointerMove={() =>
              index !== active.index && !option.isDisabled && setActive({ index, isScrolledTo: false })
            }
            // A mouse may be pressed on the button, drawn to an option and released there.
            onPointerUp={({ pointerType }) => pointerType === 'mouse' && choose(option)}
            onClick={() => choose(option)}
          >
            <OptionLabel option={option} isSelected={option.id === value} />
          </div>
        )}
      </OptionRows>
    </div>
  );
}

/** Within the list alone: the browser's own way would scroll the page to a list that is not in its place yet. */
function scrollTo(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement) {
  const room = 4;
  const lowest = offsetTop + offsetHeight + room - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, lowest), offsetTop - room);
}

'use client';
import { type KeyboardEvent, useState } from 'react';
import { nextListIndex } from '../../internal/options/nextListIndex.ts';
import type { Option } from '../../internal/options/Option.ts';
import { OptionList } from '../../internal/options/OptionList.tsx';
import { useTypeAhead } from '../../internal/options/useTypeAhead.ts';
import type { ActiveRow } from '../../internal/options/useVirtualRows.ts';

interface SelectListProps<Id extends string> {
  id: string;
  'aria-labelledby': string | undefined;
  options: readonly Option<Id>[];
  value: Id | null;
  /** The option that takes the focus when the list opens. */
  firstIndex: number;
  onSelect: (option: Option<Id>) => void;
}

/** The open list of a Select, whose active option has the focus. */
export function SelectList<Id extends string>({ value, firstIndex, ...list }: SelectListProps<Id>) {
  const { options, onSelect } = list;
  const [active, setActive] = useState<ActiveRow>({ index: firstIndex, by: 'keyboard' });
  const typeAhead = useTypeAhead(options);

  /** @returns whether the key was handled. */
  function press(key: string): boolean {
    const found = typeAhead(key, active.index);
    if (found === undefined && (key === 'Enter' || key === ' ')) {
      const option = options[active.index];
      if (option && !option.isDisabled) onSelect(option);
      return true;
    }
    const index = found ?? nextListIndex(key, { index: active.index, options });
    if (index !== undefined) setActive({ index, by: 'keyboard' });
    return index !== undefined;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (press(event.key)) event.preventDefault();
  }

  return (
    <OptionList
      {...list}
      isSelected={(id) => id === value}
      active={active}
      onActiveChange={setActive}
      onKeyDown={handleKeyDown}
    />
  );
}

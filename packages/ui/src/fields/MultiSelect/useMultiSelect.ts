'use client';
import { useMemo, useState } from 'react';
import type { Option } from '../../internal/options/Option.ts';
import { useOptionSearch } from '../../internal/options/useOptionSearch.ts';

interface MultiSelectState<Id extends string> {
  options: readonly Option<Id>[];
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
  /** Disabled or read-only: the list does not open. */
  isFixed: boolean;
}

/** Returns the text, the list and the keys of a MultiSelect. */
export function useMultiSelect<Id extends string>({ options, value, onChange, isFixed }: MultiSelectState<Id>) {
  const [text, setText] = useState('');
  const list = useOptionSearch({
    options,
    searchText: text,
    searchesDescriptions: true,
    hasText: text !== '',
    isFixed,
  });
  const selected = useMemo(() => new Set<string>(value), [value]);

  function remove(id: string) {
    onChange(value.filter((other) => other !== id));
  }

  function toggle(option: Option<Id>) {
    if (option.isDisabled) return;
    if (selected.has(option.id)) remove(option.id);
    else onChange([...value, option.id]);
  }

  function type(next: string) {
    setText(next);
    list.open(next.trim() === '' ? -1 : 0);
  }

  function leave() {
    list.close();
    setText('');
  }

  function press(key: string): boolean {
    const { isOpen, activeOption } = list;
    const last = value.at(-1);
    if (key === 'Backspace' && text === '' && last !== undefined) remove(last);
    else if (key === 'Escape' && isOpen) leave();
    else if (activeOption && isOpen && (key === 'Enter' || (key === ' ' && text === ''))) toggle(activeOption);
    else return list.move(key);
    return true;
  }

  return {
    ...list,
    text,
    type,
    leave,
    isSelected: (id: Id) => selected.has(id),
    remove,
    toggle,
    onKeyDown: list.keyHandler(press),
  };
}

'use client';
import { useMemo, useState } from 'react';
import type { Option } from '../../internal/options/Option.ts';
import { useOptionSearch } from '../../internal/options/useOptionSearch.ts';

interface MultiSelectState<Id extends string> {
  options: readonly Option<Id>[];
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
  /** The text (controlled). */
  inputValue: string | undefined;
  /** If set, the parent finds the options for a text. */
  onInputChange: ((text: string) => void) | undefined;
  /** Disabled or read-only: the list does not open. */
  isFixed: boolean;
}

/** Returns the text, the list and the keys of a MultiSelect. */
export function useMultiSelect<Id extends string>({ options, value, onChange, ...props }: MultiSelectState<Id>) {
  const { inputValue, onInputChange, isFixed } = props;
  const [typedText, setTypedText] = useState('');
  const text = inputValue ?? typedText;
  const list = useOptionSearch({
    options,
    searchText: onInputChange ? '' : text,
    searchesDescriptions: true,
    hasText: text !== '',
    isFixed,
  });
  const selected = useMemo(() => new Set<string>(value), [value]);

  function setText(next: string) {
    setTypedText(next);
    if (next !== text) onInputChange?.(next);
  }

  function remove(id: string) {
    onChange(value.filter((other) => other !== id));
  }

  function toggle(option: Option<Id>) {
    if (option.isDisabled) return;
    if (selected.has(option.id)) remove(option.id);
    else onChange([...value, option.id]);
    if (!onInputChange) return;
    // The options of the text are no longer wanted, and Enter submits the form.
    setText('');
    list.open();
  }

  function type(next: string) {
    setText(next);
    // The options are still those of an earlier text.
    if (next.trim() === '' || onInputChange) list.open();
    else list.openAtFirst();
  }

  function leave() {
    list.close();
    if (!onInputChange) setText('');
  }

  function press(key: string): boolean {
    const { isOpen, activeOption } = list;
    const last = value.at(-1);
    if (key === 'Backspace' && text === '' && last !== undefined) remove(last);
    else if (key === 'Escape' && isOpen) leave();
    else if (activeOption && isOpen && (key === 'Enter' || (key === ' ' && text === ''))) toggle(activeOption);
    else {
      // Enter submits the form.
      if (key === 'Enter' && onInputChange) list.close();
      return list.move(key);
    }
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

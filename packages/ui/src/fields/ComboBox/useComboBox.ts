'use client';
import { useState } from 'react';
import type { Option } from '../../internal/options/Option.ts';
import { useOptionSearch } from '../../internal/options/useOptionSearch.ts';

interface ComboBoxState<Id extends string> {
  options: readonly Option<Id>[];
  value: Id | null;
  onChange: (value: Id | null) => void;
  /** The text (controlled). */
  inputValue: string | undefined;
  /** If set, the parent finds the options for a text. */
  onInputChange: ((text: string) => void) | undefined;
  /** Disabled or read-only. */
  isFixed: boolean;
}

/**
 * Returns the text, the list and the keys of a ComboBox. The input shows the label of the value until the user types.
 * When the user leaves the field, the label returns.
 */
export function useComboBox<Id extends string>({ options, value, onChange, ...props }: ComboBoxState<Id>) {
  const { inputValue, onInputChange, isFixed } = props;
  const [typedText, setTypedText] = useState<string>();
  // A parent that searches may drop the selected option from `options`.
  const [selected, setSelected] = useState<Option<Id>>();
  const known = selected?.id === value ? selected : undefined;
  const label = (options.find(({ id }) => id === value) ?? known)?.label ?? '';
  const text = inputValue ?? typedText ?? label;
  const searchText = onInputChange ? '' : (typedText ?? '');
  const list = useOptionSearch({ options, searchText, hasText: text !== '', isFixed });

  function setText(next: string) {
    if (next !== text) onInputChange?.(next);
  }

  function type(next: string) {
    setTypedText(next);
    setText(next);
    list.open();
    if (next === '' && value !== null) onChange(null);
  }

  /** Closes the list and shows a label again. */
  function leave(nextLabel = label) {
    list.close();
    setTypedText(undefined);
    setText(nextLabel);
  }

  function select(option: Option<Id>) {
    if (option.isDisabled) return;
    setSelected(option);
    onChange(option.id);
    leave(option.label);
  }

  function press(key: string): boolean {
    const { isOpen, activeOption } = list;
    if (activeOption && isOpen && (key === 'Enter' || key === 'Tab')) {
      select(activeOption);
      return key === 'Enter';
    }
    if (key === 'Escape' || (key === 'Enter' && isOpen)) {
      const isChanged = isOpen || text !== label;
      if (isChanged) leave();
      return isChanged;
    }
    if (!isOpen && value !== null && (key === 'ArrowDown' || key === 'ArrowUp')) {
      openAll();
      return true;
    }
    return list.move(key);
  }

  /** Shows all options, at the selected one. */
  function openAll() {
    setTypedText(undefined);
    list.open(options.findIndex(({ id }) => id === value));
  }

  return {
    ...list,
    text,
    type,
    leave,
    select,
    openAll,
    onKeyDown: list.keyHandler(press),
  };
}

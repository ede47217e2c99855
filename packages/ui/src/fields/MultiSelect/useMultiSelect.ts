'use client';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { findOptions, foldOptions } from '../../internal/options/findOptions.ts';
import { nextListIndex } from '../../internal/options/nextListIndex.ts';
import type { Option } from '../../internal/options/Option.ts';
import type { ActiveOption } from './MultiSelectList.tsx';

interface MultiSelectState {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Disabled or read-only: it does not open. */
  isFixed: boolean;
}

const nowhere: ActiveOption = { index: -1, by: 'pointer' };

/** What the user typed, where they are, what is chosen; and what each key does with it. */
export function useMultiSelect({ options, value, onChange, isFixed }: MultiSelectState) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(nowhere);
  const folded = useMemo(() => (isOpen ? foldOptions(options) : []), [isOpen, options]);
  const found = useMemo(() => findOptions(folded, text), [folded, text]);
  const chosen = useMemo(() => new Set(value), [value]);

  function open(next = true) {
    setIsOpen(next && !isFixed);
    setActive(nowhere);
    if (!next) setText('');
  }

  function remove(id: string) {
    onChange(value.filter((other) => other !== id));
  }

  function toggle(option: Option) {
    if (option.isDisabled) return;
    if (chosen.has(option.id)) remove(option.id);
    else onChange([...value, option.id]);
  }

  function type(next: string) {
    setText(next);
    setIsOpen(true);
    setActive(next.trim() === '' ? nowhere : { index: 0, by: 'keyboard' });
  }

  /** @returns whether the key led to another option; a closed list opens at its start or end. */
  function move(key: string): boolean {
    if (!(isOpen || key === 'ArrowDown' || key === 'ArrowUp')) return false;
    const count = isOpen ? found.length : options.length;
    const index = nextListIndex(key, { index: isOpen ? active.index : -1, count, hasText: text !== '' });
    if (index === undefined) return false;
    if (!isOpen) open();
    setActive({ index, by: 'keyboard' });
    return true;
  }

  /** @returns whether the key did something here. */
  function press(key: string): boolean {
    const last = value.at(-1);
    const option = found[active.index];
    if (key === 'Backspace' && text === '' && last !== undefined) remove(last);
    else if (key === 'Escape' && isOpen) open(false);
    else if (option && (key === 'Enter' || (key === ' ' && text === ''))) toggle(option);
    else return move(key);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isFixed || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (!press(event.key)) return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
  }

  return { text, type, isOpen, open, active, setActive, found, chosen, toggle, remove, onKeyDown };
}

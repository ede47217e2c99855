'use client';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { findOptions, toSearchable } from './findOptions.ts';
import { nextListIndex } from './nextListIndex.ts';
import type { Option } from './Option.ts';
import { noRow } from './useVirtualRows.ts';

interface OptionSearch<Id extends string> {
  options: readonly Option<Id>[];
  /** Only options that contain this text are found; all are for an empty one. */
  searchText: string;
  /** Descriptions are searched too. */
  searchesDescriptions?: boolean;
  /** The input holds a text, in which Home and End move the caret. */
  hasText: boolean;
  /** Disabled or read-only: the list does not open. */
  isFixed: boolean;
}

/** The list below an input that keeps the focus: whether it is open, what it found, and which option is active. */
export function useOptionSearch<Id extends string>({
  options,
  searchText,
  searchesDescriptions,
  hasText,
  isFixed,
}: OptionSearch<Id>) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(noRow);
  const isSearch = isOpen && searchText.trim() !== '';
  const searchable = useMemo(
    () => (isSearch ? toSearchable(options, searchesDescriptions) : []),
    [isSearch, options, searchesDescriptions],
  );
  const found = useMemo(
    () => (isSearch ? findOptions(searchable, searchText) : options),
    [isSearch, options, searchable, searchText],
  );

  function open(index = -1) {
    setIsOpen(!isFixed);
    setActive({ index, by: 'keyboard' });
  }

  function close() {
    setIsOpen(false);
    setActive(noRow);
  }

  /** @returns whether the key moved to another option. An arrow opens a closed list at its start or end. */
  function move(key: string): boolean {
    if (!(isOpen || key === 'ArrowDown' || key === 'ArrowUp')) return false;
    const index = nextListIndex(key, {
      index: isOpen ? active.index : -1,
      options: isOpen ? found : options,
      hasText: hasText && isOpen,
    });
    if (index !== undefined) open(index);
    return index !== undefined;
  }

  /** Makes a key handler of `press`, which returns whether the key did something. */
  function keyHandler(press: (key: string) => boolean) {
    return (event: KeyboardEvent) => {
      if (isFixed || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
      if (!press(event.key)) return;
      event.preventDefault();
      // Escape closes the list, not the dialog around it.
      event.stopPropagation();
    };
  }

  return { isOpen, open, close, found, active, setActive, activeOption: found[active.index], move, keyHandler };
}

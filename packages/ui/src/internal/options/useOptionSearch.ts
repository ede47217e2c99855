'use client';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { findOptions, toSearchable } from './findOptions.ts';
import { nextListIndex } from './nextListIndex.ts';
import type { Option } from './Option.ts';
import type { ActiveRow } from './useVirtualRows.ts';

/** Whichever option is first at the moment. */
const first = Symbol('first option');

interface ActiveOption<Id extends string> {
  /** Null for none. */
  activeId: Id | typeof first | null;
  by: ActiveRow['by'];
}

const noOption = { activeId: null, by: 'pointer' } as const;

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
  // By id: options that arrive late must not move it to another option.
  const [{ activeId, by }, setActiveState] = useState<ActiveOption<Id>>(noOption);
  const isSearch = isOpen && searchText.trim() !== '';
  const searchable = useMemo(
    () => (isSearch ? toSearchable(options, searchesDescriptions) : []),
    [isSearch, options, searchesDescriptions],
  );
  const found = useMemo(
    () => (isSearch ? findOptions(searchable, searchText) : options),
    [isSearch, options, searchable, searchText],
  );
  const index = activeId === first ? 0 : found.findIndex(({ id }) => id === activeId);
  const active = useMemo(() => ({ index, by }), [index, by]);

  function setActive(row: ActiveRow) {
    setActiveState({ activeId: found[row.index]?.id ?? null, by: row.by });
  }

  function open(row = -1) {
    setIsOpen(!isFixed);
    setActive({ index: row, by: 'keyboard' });
  }

  /** Opens the list at the first option that the next text finds. */
  function openAtFirst() {
    setIsOpen(!isFixed);
    setActiveState({ activeId: first, by: 'keyboard' });
  }

  function close() {
    setIsOpen(false);
    setActiveState(noOption);
  }

  /** @returns whether the key moved to another option. An arrow opens a closed list at its start or end. */
  function move(key: string): boolean {
    if (!(isOpen || key === 'ArrowDown' || key === 'ArrowUp')) return false;
    const next = nextListIndex(key, {
      index: isOpen ? index : -1,
      options: isOpen ? found : options,
      hasText: hasText && isOpen,
    });
    if (next !== undefined) open(next);
    return next !== undefined;
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

  return { isOpen, open, openAtFirst, close, found, active, setActive, activeOption: found[index], move, keyHandler };
}

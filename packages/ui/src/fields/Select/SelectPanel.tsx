'use client';
import type { RefObject } from 'react';
import type { Option } from '../../internal/options/Option.ts';
import { OptionPopover } from '../../internal/options/OptionPopover.tsx';
import { SelectList } from './SelectList.tsx';

interface SelectPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button, which the list is as wide as. */
  triggerRef: RefObject<HTMLElement | null>;
  'aria-labelledby': string | undefined;
  /** Replaces the list when there is nothing to choose. */
  empty: string | undefined;
  /** Id of the list. */
  id: string;
  options: readonly Option[];
  value: string | null;
  /** The option that takes the focus when the list opens. */
  firstIndex: number;
  onSelect: (option: Option) => void;
}

/** What a Select opens. Lazy-loaded, since the popover and the virtualizer are half of a Select's code. */
export function SelectPanel({ isOpen, onOpenChange, triggerRef, empty, ...list }: SelectPanelProps) {
  return (
    <OptionPopover {...{ isOpen, onOpenChange, triggerRef, empty }} aria-labelledby={list['aria-labelledby']}>
      <SelectList {...list} />
    </OptionPopover>
  );
}

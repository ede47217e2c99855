'use client';
import { type KeyboardEventHandler, type ReactNode, type Ref, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Input } from 'react-aria-components/Input';
import * as controls from '../FieldFrame/control.css.ts';
import { FieldButton } from '../FieldFrame/FieldButton.tsx';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { optionElementId } from './OptionList.tsx';

interface OptionInputProps {
  inputRef: Ref<HTMLInputElement> | undefined;
  /** Of the list while it has options. */
  listId: string | undefined;
  /** -1 for none. */
  activeIndex: number;
  placeholder: string | undefined;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
  /** Names the button that opens the list. */
  openLabel: string;
  /** That button looks pressed. */
  isOpen?: boolean;
  /** The user pressed that button. */
  onToggle: () => void;
  onKeyDown: KeyboardEventHandler;
  onClick?: () => void;
  onBlur: () => void;
  /** Rendered between the input and the button. */
  children?: ReactNode;
}

/** WAI-ARIA's combobox: an input that keeps the focus and points at the active option, and the button beside it. */
export function OptionInput({
  inputRef,
  listId,
  activeIndex,
  placeholder,
  isDisabled,
  isReadOnly,
  openLabel,
  isOpen,
  onToggle,
  children,
  ...handlers
}: OptionInputProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Input
        {...handlers}
        ref={inputRef ? mergeRefs(input, inputRef) : input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={
          listId !== undefined && activeIndex >= 0 ? optionElementId(listId, activeIndex) : undefined
        }
        autoComplete="off"
        spellCheck="false"
        placeholder={placeholder}
        className={controls.bareInput}
      />
      {children}
      {!isReadOnly && (
        <FieldButton
          label={openLabel}
          isOpen={isOpen}
          isForPointer
          isDisabled={isDisabled}
          onPress={() => {
            input.current?.focus();
            onToggle();
          }}
        >
          <ChevronDownIcon />
        </FieldButton>
      )}
    </>
  );
}

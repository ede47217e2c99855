'use client';
import { type Ref, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { dateFieldMessages } from '../../fields/DateField/DateField.messages.ts';
import { useMessages } from '../../system/messages/useMessages.ts';
import { FieldButton } from '../FieldFrame/FieldButton.tsx';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { DateSegments } from './DateSegments.tsx';

interface DayEntryProps {
  /** The first part of the date, to move the focus to. */
  inputRef: Ref<HTMLElement> | undefined;
  /** There is a day, and it may be taken out. */
  canClear: boolean;
  onClear: () => void;
}

/** What the user types a day into, with the button that clears it and leaves the focus where one types. */
export function DateInput({ inputRef, canClear, onClear }: DayEntryProps) {
  const messages = useMessages(dateFieldMessages);
  const first = useRef<HTMLElement>(null);
  return (
    <>
      <DateSegments firstRef={inputRef ? mergeRefs(first, inputRef) : first} />
      {canClear && (
        <FieldButton
          slot={null}
          label={messages.clear}
          onPress={() => {
            first.current?.focus();
            onClear();
          }}
        >
          <CloseIcon />
        </FieldButton>
      )}
    </>
  );
}
